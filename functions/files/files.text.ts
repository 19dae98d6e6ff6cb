const GIGABYTE = 1024 ** 3;

const megabytes = (bytes: number) =>
  bytes % GIGABYTE === 0 ? `${bytes / GIGABYTE} GB` : `${Math.floor(bytes / 1024 / 1024)} MB`;

export const text = {
  imageTooLarge: (most: number) => `Ein Bild darf höchstens ${megabytes(most)} groß sein.`,
  documentTooLarge: (most: number) => `Eine Datei darf höchstens ${megabytes(most)} groß sein.`,
  quotaReached: (free: number, quota: number) =>
    `Ihre Kanzlei hat in der Cloud noch ${megabytes(Math.max(0, free))} von ${megabytes(quota)} frei, das reicht für diese Datei nicht. Löschen Sie, was Sie nicht mehr brauchen, auch aus dem Papierkorb, oder bitten Sie einen Administrator um mehr Speicher.`,
  onlyImages: "Hier ist nur ein Bild möglich.",
  heic: "Bilder im Format HEIC kann das Portal nicht zeigen. Bitte exportieren Sie das Bild als JPEG. Am iPhone stellen Sie unter Einstellungen, Kamera, Formate „Maximale Kompatibilität“ ein; dann nimmt es gleich in JPEG auf.",
  notAllowed: "Dateien dieser Art können nicht hochgeladen werden.",
  notForApplication: "Möglich sind PDF, Word (DOCX), JPG und PNG.",
  program: "Programme, Skripte und Abbilder von Datenträgern können nicht hochgeladen werden.",
  notAnImage: "Der Inhalt der Datei ist kein Bild.",
  notAPdf: "Der Inhalt der Datei ist kein PDF.",
  notAVideo: "Der Inhalt der Datei ist kein Video.",
  otherContent: "Der Inhalt der Datei passt nicht zu ihrem Namen.",
  otherSize: "Die Datei ist nicht vollständig angekommen. Bitte laden Sie sie noch einmal hoch.",
  neverChecked:
    "Die Datei ist nicht angekommen oder ließ sich nicht prüfen. Bitte laden Sie sie noch einmal hoch.",
  malware: "In der Datei wurde Schadsoftware gefunden. Sie wurde gelöscht.",
  notScannable:
    "Die Datei lässt sich nicht auf Schadsoftware prüfen, zum Beispiel weil ein Kennwort sie schützt. Bitte laden Sie sie ohne Kennwort hoch.",
  scanFailed:
    "Die Datei konnte nicht auf Schadsoftware geprüft werden. Bitte laden Sie sie noch einmal hoch.",
  unreadableImage: "Das Bild lässt sich nicht lesen.",
  tooManyPixels: (most: number) => `Das Bild hat zu viele Bildpunkte: Möglich sind ${most} Millionen.`,
};
