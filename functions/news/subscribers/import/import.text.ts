const inGerman = (count: number) => new Intl.NumberFormat("de-DE").format(count);

export const importText = {
  noRow: "Das ist keine Zeile mit den Angaben eines Abonnenten.",
  twice: (row: number) => `Diese E-Mail-Adresse steht schon in Zeile ${row}.`,
  tooManyChanges: (changes: number, most: number) =>
    `Die Liste führt zu ${inGerman(changes)} Änderungen, in einem Schritt sind höchstens ${inGerman(most)} möglich. Bitte senden Sie sie in Teilen.`,
};
