export const trashText = {
  meta: (days: number) => `Gelöschtes bleibt ${days} Tage, dann wird es endgültig entfernt.`,
  empty: "Hier liegt, was Sie gelöscht haben, und was andere von Ihren Dateien und Ordnern gelöscht haben.",
  restore: "Wiederherstellen",
  restored: (title: string) => `„${title}“ ist wiederhergestellt.`,
  restoreTo: (title: string) => `Wohin soll „${title}“?`,
  restoreHere: "Hier wiederherstellen",
  placeGone: "Den früheren Ort gibt es nicht mehr.",
  remove: "Endgültig löschen",
  removeTitle: "Endgültig löschen?",
  removeFile: (title: string) =>
    `„${title}“ wird mit allen Versionen gelöscht. Das lässt sich nicht rückgängig machen.`,
  removeFolder: (title: string) =>
    `„${title}“ wird mit allem gelöscht, was darin liegt. Das lässt sich nicht rückgängig machen.`,
  removed: (title: string) => `„${title}“ ist endgültig gelöscht.`,
  left: (days: number) => (days <= 0 ? "heute" : days === 1 ? "noch 1 Tag" : `noch ${days} Tage`),
};

export const trashFields = {
  path: "Lag in",
  deletedAt: "Gelöscht",
  left: "Bleibt",
};
