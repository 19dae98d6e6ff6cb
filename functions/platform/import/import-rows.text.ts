export const importRowsText = {
  field: (field: string, message: string) => `${field}: ${message}`,
  changedMeanwhile:
    "Wurde während des Imports von jemand anderem geändert. Bitte importieren Sie die Liste noch einmal.",
};
