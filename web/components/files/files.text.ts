import type { FileKind } from "../../../shared/files/file-kind.ts";
import { formatNumber } from "../date-text.tsx";

export const uploadText = {
  fold: "Einklappen",
  unfold: "Ausklappen",
  files: { choose: "Dateien auswählen", limits: "Bilder bis 25 MB, andere Dateien bis 50 MB." },
  images: { choose: "Bilder auswählen", limits: "Höchstens 25 MB je Bild." },
  oneImage: { choose: "Bild auswählen", limits: "Höchstens 25 MB." },
  drop: "oder hierher ziehen",
  dropHere: "Hier loslassen",
  dropOnPage: "Loslassen, um hier hochzuladen",
  unreadableDrop: "Was Sie hierher gezogen haben, lässt sich nicht lesen.",
  all: "Alle Dateien",
  more: (count: number) => `${formatNumber(count)} weitere warten.`,
  cancelAll: "Alle abbrechen",
  notTakenFiles: "Nicht hochgeladen",
  repeatAll: "Alle noch einmal",
  dismissAll: "Aus der Liste nehmen",
  pauseAll: "Alle anhalten",
  resumeAll: "Alle fortsetzen",
  running: "Wird hochgeladen",
  held: "wird verglichen",
  waiting: "wartet",
  sending: (percent: number) => `${percent} %`,
  checking: "wird auf Schadsoftware geprüft",
  paused: "angehalten",
  broken: "wartet auf die Verbindung",
  late: "Die Prüfung dauert länger als üblich. Die Datei ist nicht verloren, bitte warten Sie noch.",
  failed: "nicht hochgeladen",
  refused: "abgelehnt",
  cancel: (name: string) => `${name} abbrechen`,
  cancelAsk: (percent: number) => `${percent} % sind schon gesendet und gehen verloren.`,
  cancelNow: "Abbrechen",
  goOn: "Weiter hochladen",
  cancelling: (count: number) => ({
    title: "Hochladen abbrechen?",
    text:
      count === 1
        ? "1 Datei ist noch nicht fertig hochgeladen. Was davon schon gesendet ist, geht verloren."
        : `${formatNumber(count)} Dateien sind noch nicht fertig hochgeladen. Was davon schon gesendet ist, geht verloren.`,
    verb: "Hochladen abbrechen",
    dismiss: "Weiter hochladen",
  }),
  repeat: (name: string) => `${name} noch einmal hochladen`,
  repeatShort: "Noch einmal",
  dismiss: (name: string) => `${name} aus der Liste nehmen`,
  onlyImages: "Hier ist nur ein Bild möglich.",
  interrupted: "Die Verbindung ist abgebrochen.",
  gone: "Der Server kennt diesen Versuch nicht mehr.",
  anew: "Was davon schon hochgeladen war, gibt es nicht mehr, denn nach 24 Stunden wird es verworfen. Die Datei wird von vorn hochgeladen.",
  unreadable: "Die Datei hat sich geändert oder ist nicht mehr da. Bitte wählen Sie sie noch einmal.",
  pause: (name: string) => `${name} anhalten`,
  resume: (name: string) => `${name} fortsetzen`,
  notTaken: "Die Datei wurde nicht angenommen.",
  unexpected: "Das hat nicht geklappt.",
  filesOf: (done: string, all: string) => `${done} von ${all} Dateien`,
  bytesOf: (sent: string, all: string) => `${sent} von ${all}`,
  left: (seconds: number) => {
    if (seconds < 60) return "noch weniger als eine Minute";
    const minutes = Math.ceil(seconds / 60);
    if (minutes === 1) return "noch etwa 1 Minute";
    return minutes < 100 ? `noch etwa ${minutes} Minuten` : `noch etwa ${Math.round(minutes / 60)} Stunden`;
  },
  countRunning: (count: number) =>
    count === 1 ? "Eine Datei wird hochgeladen." : `${count} Dateien werden hochgeladen.`,
  uploaded: (name: string) => `${name} ist hochgeladen.`,
  isLate: (name: string) => `${name}: ${uploadText.late}`,
  notUploaded: (name: string, why: string) => `${name}: ${why}`,
  leaving: (count: number) => ({
    title: "Hochladen abbrechen?",
    text:
      count === 1
        ? "1 Datei ist noch nicht fertig hochgeladen. Wenn Sie sich abmelden, wird das abgebrochen."
        : `${formatNumber(count)} Dateien sind noch nicht fertig hochgeladen. Wenn Sie sich abmelden, wird das abgebrochen.`,
    verb: "Abbrechen und abmelden",
    dismiss: "Angemeldet bleiben",
  }),
  stillRunning:
    "Es werden noch Dateien hochgeladen oder geprüft. Bitte warten Sie, bis das fertig ist, oder brechen Sie es ab.",
};

export const fileKindText: Readonly<Record<FileKind, string>> = {
  image: "Bild",
  pdf: "PDF",
  video: "Video",
  other: "Datei",
};

export const fileText = {
  list: "Dateien",
  remove: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} ist entfernt.`,
  opens: "öffnet in einem neuen Tab",
};

export const previewText = {
  noPreview: "Von dieser Datei gibt es keine Vorschau.",
  preview: (title: string) => `Vorschau von ${title}`,
  unreadable: "Die Vorschau konnte nicht geladen werden. Herunterladen können Sie die Datei trotzdem.",
  cut: (rows: number, columns: number) => `Gezeigt werden die ersten ${rows} Zeilen und ${columns} Spalten.`,
  pdfElsewhere: "Dieses Gerät zeigt PDF-Dateien in einer eigenen Ansicht.",
  openPdf: "PDF öffnen",
};

export const imageText = {
  list: "Bilder",
  pasted: "Eingefügtes Bild",
  caption: "Bildunterschrift",
  name: (position: number) => `Bild ${position}`,
  enlarge: (position: number, count: number) => `Bild ${position} von ${count} vergrößern`,
  position: (position: number, count: number) => `Bild ${position} von ${count}`,
  download: "Original herunterladen",
  removed: (name: string) => `${name} ist entfernt.`,
};

/** Keys of the viewer's library. */
export const viewerLabels = {
  Previous: "Vorheriges Bild",
  Next: "Nächstes Bild",
  Close: "Schließen",
  "Zoom in": "Vergrößern",
  "Zoom out": "Verkleinern",
  Slide: "Bild",
  Carousel: "Bilderfolge",
  Lightbox: "Bild in groß",
  "Photo gallery": "Bilder",
  Caption: "Bildunterschrift",
  "{index} of {total}": "Bild {index} von {total}",
};

export const imageInTextText = {
  tool: "Bild",
  title: "Bild einfügen",
  changeTitle: "Bild beschreiben",
  insert: "Bild einfügen",
  change: "Übernehmen",
  chosen: "Gewähltes Bild",
  alt: "Bildbeschreibung",
  altHelp: "Was auf dem Bild zu sehen ist. Leer, wenn es nur schmückt.",
};
