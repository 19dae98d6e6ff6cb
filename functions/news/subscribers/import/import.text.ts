const inGerman = (count: number) => new Intl.NumberFormat("de-DE").format(count);

export const importText = {
  fields: {
    name: "Name",
    email: "E-Mail",
    branche: "Branche",
    plz: "PLZ",
    ort: "Ort",
    isClient: "Klient",
    receivesTaxNews: "Steuern",
    receivesDoctorsNews: "Ärzte",
  } as Readonly<Record<string, string>>,
  field: (field: string, message: string) => `${field}: ${message}`,
  noRow: "Das ist keine Zeile mit den Angaben eines Abonnenten.",
  twice: (row: number) => `Diese E-Mail-Adresse steht schon in Zeile ${row}.`,
  tooManyChanges: (changes: number, most: number) =>
    `Die Liste führt zu ${inGerman(changes)} Änderungen, in einem Schritt sind höchstens ${inGerman(most)} möglich. Bitte senden Sie sie in Teilen.`,
  changedMeanwhile:
    "Wurde während des Imports von jemand anderem geändert. Bitte importieren Sie die Liste noch einmal.",
};
