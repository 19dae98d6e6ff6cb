import { subscriberFields, subscribersText } from "../subscribers.text.ts";

export const importText = {
  title: "Abonnenten importieren",
  steps: "Schritte des Imports",
  stepNames: ["Datei", "Spalten", "Vorschau", "Ergebnis"],
  stepOf: (step: number, name: string) => `Schritt ${step} von 4: ${name}`,
  back: "Zurück",
  toColumns: "Weiter zu den Spalten",
  toPreview: "Weiter zur Vorschau",
  toList: "Zu den Abonnenten",
  another: "Weitere Datei importieren",

  office: "Kanzlei",
  officeHelp: "Alle Abonnenten der Datei kommen zu dieser Kanzlei.",
  chooseOffice: "Kanzlei wählen",
  officeMissing: "Bitte wählen Sie die Kanzlei.",
  file: "Datei",
  fileHelp:
    "Eine CSV- oder Excel-Datei (.xlsx) mit einem Abonnenten je Zeile, höchstens 20.000 Zeilen. Bevor Sie die Vorschau gesehen haben, ändert sich nichts.",
  chooseFile: "Datei auswählen",
  dropHere: "oder hierher ziehen",
  reading: "Die Datei wird gelesen …",
  chosen: (name: string, rows: string) => `${name}: ${rows}`,
  rows: (count: string) => (count === "1" ? "1 Zeile" : `${count} Zeilen`),
  column: (letter: string) => `Spalte ${letter}`,
  noRows: "In dieser Datei steht keine Zeile mit Daten.",
  unreadable: "Diese Datei lässt sich nicht lesen. Möglich sind CSV-Dateien und Excel-Dateien (.xlsx).",
  oldExcel: "Das ist das alte Format von Excel (.xls). Bitte speichern Sie die Datei als .xlsx oder CSV.",
  fileTooLarge: "Diese Datei ist größer als 20 MB.",
  tooManyRows: (count: string, most: string) =>
    `Die Datei hat ${count} Zeilen, auf einmal gehen höchstens ${most}. Bitte teilen Sie die Datei auf.`,
  tooManyBytes:
    "Die Angaben sind zusammen größer als 5 MB. Bitte teilen Sie die Datei auf oder wählen Sie weniger Spalten.",

  columnsIntro: "Welche Spalte der Datei enthält was?",
  unused: "Nicht importieren",
  keep: "Nicht ändern",
  newAre: { isClient: "Neue: Extern", interests: "Neue: nach Branche, sonst Steuern" },
  all: {
    isClient: ["Alle sind Klienten", "Alle sind Externe"],
    receivesTaxNews: ["Alle interessieren sich dafür", "Niemand interessiert sich dafür"],
    receivesDoctorsNews: ["Alle interessieren sich dafür", "Niemand interessiert sich dafür"],
  },
  flagHelp: "Als Ja gelten ja, x, 1 und wahr; als Nein gelten nein, 0, falsch und leere Zellen.",
  required: "Diese Angabe braucht jeder Abonnent.",
  sample: "So werden die ersten Zeilen gelesen",
  line: "Zeile",

  checking: "Die Zeilen werden geprüft …",
  previewTitle: "Das würde sich ändern",
  counts: {
    created: "Neu",
    updated: "Geändert",
    unchanged: "Unverändert",
    protected: "Geschützt",
    refused: "Fehlerhaft",
    deleted: "Nicht in der Datei",
  },
  protectedHelp:
    "Geschützt sind Abonnenten, die sich abgemeldet haben oder deren Adresse gesperrt ist: Sie bleiben, wie sie sind.",
  refusedTitle: "Fehlerhafte Zeilen",
  refusedMore: (shown: string, all: string) => `Hier stehen die ersten ${shown} von ${all}.`,
  refusedFile: "Fehlerhafte Zeilen als CSV-Datei",
  refusedFileName: "fehlerhafte-zeilen.csv",
  reason: "Grund",
  skip: (count: string) =>
    count === "1" ? "Die fehlerhafte Zeile überspringen" : `Die ${count} fehlerhaften Zeilen überspringen`,
  mustSkip: "Solange Zeilen fehlerhaft sind, wird nichts importiert, außer Sie überspringen sie.",
  deleteMissing: (count: string, office: string) =>
    count === "1"
      ? `Den Abonnenten von ${office} löschen, der nicht in der Datei steht`
      : `Die ${count} Abonnenten von ${office} löschen, die nicht in der Datei stehen`,
  noDelete: "Gelöscht werden kann nur, wenn alle Zeilen der Datei gültig sind.",
  nothingMissing: "Alle Abonnenten der Kanzlei stehen in der Datei.",
  nothingToDo: "An den Abonnenten würde sich nichts ändern.",
  start: (changes: string) =>
    changes === "1" ? "1 Abonnenten importieren" : `${changes} Abonnenten importieren`,
  startDeleting: (changes: string, deleted: string) => `${changes} importieren, ${deleted} löschen`,
  confirmTitle: (count: string) => (count === "1" ? "1 Abonnenten löschen?" : `${count} Abonnenten löschen?`),
  confirmText: (count: string, office: string) =>
    count === "1"
      ? `Von ${office} wird 1 Abonnent gelöscht, der nicht in der Datei steht. Das lässt sich nicht rückgängig machen.`
      : `Von ${office} werden ${count} Abonnenten gelöscht, die nicht in der Datei stehen. Das lässt sich nicht rückgängig machen.`,
  confirmVerb: (count: string) =>
    count === "1" ? "Importieren und 1 Abonnenten löschen" : `Importieren und ${count} Abonnenten löschen`,

  running: "Abonnenten werden importiert",
  deleting: "Abonnenten, die nicht in der Datei stehen, werden gelöscht …",
  stop: "Anhalten",
  stopping: "Wird angehalten …",
  stopped:
    "Der Import wurde angehalten. Was schon übernommen ist, bleibt; Sie können die Datei noch einmal importieren.",
  failed:
    "Der Import wurde unterbrochen. Was schon übernommen ist, bleibt; bei einem neuen Versuch gilt es als unverändert.",
  again: "Noch einmal versuchen",
  doneTitle: "Der Import ist fertig",
  done: {
    created: "Neu",
    updated: "Geändert",
    unchanged: "Unverändert",
    protected: "Geschützt",
    refused: "Nicht übernommen",
    deleted: "Gelöscht",
  },
};

export const importFieldText = {
  name: subscriberFields.name,
  email: subscriberFields.email,
  branche: subscriberFields.branche,
  plz: subscriberFields.plz,
  ort: subscriberFields.ort,
  isClient: subscribersText.client,
  receivesTaxNews: `Interesse: ${subscribersText.tax}`,
  receivesDoctorsNews: `Interesse: ${subscribersText.doctors}`,
};
