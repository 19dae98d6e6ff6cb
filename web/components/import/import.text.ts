export const fileImportText = {
  steps: "Schritte des Imports",
  stepNames: ["Datei", "Spalten", "Vorschau", "Ergebnis"],
  stepOf: (step: number, name: string) => `Schritt ${step} von 4: ${name}`,
  back: "Zurück",
  toColumns: "Weiter zu den Spalten",
  toPreview: "Weiter zur Vorschau",
  another: "Weitere Datei importieren",

  office: "Kanzlei",
  chooseOffice: "Kanzlei wählen",
  file: "Datei",
  chooseFile: "Datei auswählen",
  dropHere: "oder hierher ziehen",
  reading: "Die Datei wird gelesen …",
  chosen: (name: string, rows: string) => `${name}: ${rows}`,
  rows: (count: string) => (count === "1" ? "1 Zeile" : `${count} Zeilen`),
  column: (letter: string) => `Spalte ${letter}`,
  noRows: "In dieser Datei steht keine Zeile mit Daten.",
  unreadable: "Diese Datei lässt sich nicht lesen. Möglich sind CSV-Dateien und Excel-Dateien (.xlsx).",
  noTable: "Darin steht keine Tabelle. Möglich sind CSV-Dateien und Excel-Dateien (.xlsx).",
  oldOffice:
    "Das ist ein altes Format von Office, wie .xls. Bitte speichern Sie die Tabelle als .xlsx oder CSV.",
  ofFile: (name: string, problem: string) => `${name}: ${problem}`,
  fileTooLarge: "Diese Datei ist größer als 20 MB.",
  tooManyRows: (count: string, most: string) =>
    `Die Datei hat ${count} Zeilen, auf einmal gehen höchstens ${most}. Bitte teilen Sie die Datei auf.`,
  tooManyBytes:
    "Die Angaben sind zusammen größer als 5 MB. Bitte teilen Sie die Datei auf oder wählen Sie weniger Spalten.",

  columnsIntro: "Welche Spalte der Datei enthält was?",
  unused: "Nicht importieren",
  sample: "So werden die ersten Zeilen gelesen",
  line: "Zeile",

  counts: {
    created: "Neu",
    updated: "Geändert",
    unchanged: "Unverändert",
    protected: "Geschützt",
    refused: "Fehlerhaft",
    deleted: "Nicht in der Datei",
  },
  done: {
    created: "Neu",
    updated: "Geändert",
    unchanged: "Unverändert",
    protected: "Geschützt",
    refused: "Nicht übernommen",
    deleted: "Gelöscht",
  },
  checking: "Die Zeilen werden geprüft …",
  previewTitle: "Das würde sich ändern",
  refused: {
    title: "Fehlerhafte Zeilen",
    reason: "Grund",
    file: "Fehlerhafte Zeilen als CSV-Datei",
    fileName: "fehlerhafte-zeilen.csv",
  },
  sameAs: (line: number) => `Steht schon in Zeile ${line}.`,
  linesMore: (shown: string, inFile: string, all: string) =>
    inFile === all
      ? `Hier stehen die ersten ${shown} von ${all}; die CSV-Datei enthält alle.`
      : `Hier stehen die ersten ${shown} von ${all}; die CSV-Datei enthält ${inFile}.`,
  changed: {
    title: "Wer sich ändert, und wie",
    reason: "Änderung",
    file: "Änderungen als CSV-Datei",
    fileName: "aenderungen.csv",
  },
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  empty: "leer",
  skip: (count: string) =>
    count === "1" ? "Die fehlerhafte Zeile überspringen" : `Die ${count} fehlerhaften Zeilen überspringen`,
  mustSkip: "Solange Zeilen fehlerhaft sind, wird nichts importiert, außer Sie überspringen sie.",

  stop: "Anhalten",
  stopping: "Wird angehalten …",
  stopped:
    "Der Import wurde angehalten. Was schon übernommen ist, bleibt; Sie können die Datei noch einmal importieren.",
  failed:
    "Der Import wurde unterbrochen. Was schon übernommen ist, bleibt; bei einem neuen Versuch gilt es als unverändert.",
  again: "Noch einmal versuchen",
  doneTitle: "Der Import ist fertig",
  skipped: (count: string) =>
    count === "1"
      ? "Eine fehlerhafte Zeile wurde übersprungen."
      : `${count} fehlerhafte Zeilen wurden übersprungen.`,
};
