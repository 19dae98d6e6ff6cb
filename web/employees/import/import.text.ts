import { fileImportText } from "../../components/import/import.text.ts";

export const importText = {
  ...fileImportText,
  title: "Mitarbeiter importieren",
  toList: "Zu den Mitarbeitern",
  officeHelp: "Dort arbeitet, wer neu ist und in der Datei keine Kanzlei hat.",
  noOffice: "Nach der Datei",
  fileHelp:
    "Eine CSV- oder Excel-Datei (.xlsx) mit einer Person je Zeile, höchstens 5.000 Zeilen. Wer schon im Portal ist, wird an der Kennung oder an der E-Mail-Adresse erkannt. Bevor Sie die Vorschau gesehen haben, ändert sich nichts.",
  help: "Was nicht importiert wird, bleibt bei bekannten Personen, wie es ist. Als Ja gelten ja, x, 1 und wahr; als Nein gelten nein, 0, falsch und leere Zellen.",
  required: "Eine Spalte mit der Kennung oder mit der E-Mail-Adresse ist nötig.",
  stays: "Wer nicht in der Datei steht, bleibt im Portal.",
  nothingToDo: "An den Mitarbeitern würde sich nichts ändern.",
  start: (changes: string) => (changes === "1" ? "1 Person importieren" : `${changes} Personen importieren`),
  running: "Mitarbeiter werden importiert",
  who: "Person",
};
