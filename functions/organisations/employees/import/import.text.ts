export const importText = {
  noRow: "Das ist keine Zeile mit den Angaben einer Person.",
  missing: "Bitte ausfüllen.",
  nobody: "Ohne E-Mail-Adresse und ohne Kennung ist nicht zu erkennen, wer gemeint ist.",
  unknownId: "Diese Kennung gibt es nicht.",
  severalWithAddress: "Diese Adresse haben mehrere Personen. Bitte geben Sie die Kennung an.",
  unknownOffice: "Diese Kanzlei gibt es nicht.",
  severalOffices: "So heißen mehrere Kanzleien. Bitte geben Sie die Kennung der Kanzlei an.",
  twice: (row: number) => `Diese Person steht schon in Zeile ${row}.`,
};
