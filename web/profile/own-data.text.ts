export const ownDataText = {
  title: "Eigene Daten",
  edit: "Eigene Daten bearbeiten",
  byOffice: "Angaben der Kanzlei",
  byOfficeHelp:
    "Name, Funktion und E-Mail-Adresse ändert, wer Ihre Kanzlei verwaltet: Der Link für ein neues Kennwort geht an diese Adresse.",
};
