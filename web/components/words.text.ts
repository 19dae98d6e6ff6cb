/** What many pages say; the words of one area alone are in its own file. */
export const commonText = {
  edit: "Bearbeiten",
  remove: "Löschen",
  save: "Speichern",
  copy: "Kopieren",
  print: "Drucken",
  download: "Herunterladen",
  cancel: "Abbrechen",
  close: "Schließen",
  back: "Zurück",
  create: "Anlegen",
  name: "Name",
  office: "Kanzlei",
  trash: "Papierkorb",
  chooseOffice: "Kanzlei wählen",
};
