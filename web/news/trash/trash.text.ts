import { periods } from "../../../shared/periods.ts";

export const trashText = {
  title: "Papierkorb",
  meta: `Gelöschte Artikel bleiben ${periods.deletedEntry.count} Tage, dann werden sie endgültig gelöscht.`,
  empty: "Hier liegen gelöschte Artikel der Kanzleien, deren News Sie bearbeiten.",
  moveWarning: (title: string) =>
    `„${title}“ ist dann für niemanden mehr zu sehen. ${periods.deletedEntry.count} Tage liegt der Artikel im Papierkorb der Artikel.`,
  restore: "Wiederherstellen",
  restored: (title: string) => `„${title}“ ist wieder da, als Entwurf.`,
  remove: "Endgültig löschen",
  removeTitle: "Endgültig löschen?",
  removeWarning: (title: string) =>
    `„${title}“ wird mit Dateien, Versionen und Lesebestätigungen gelöscht. Das lässt sich nicht rückgängig machen.`,
  removed: (title: string) => `„${title}“ ist endgültig gelöscht.`,
};

export const trashFields = {
  organisationId: "Kanzlei",
  deletedAt: "Gelöscht",
  ends: "Wird endgültig gelöscht am",
};
