export const deletedText = {
  title: "Gelöschtes",
  keptFor: "Wird nach dreißig Tagen endgültig entfernt.",
  empty: "Was hier gelöscht wird, lässt sich dreißig Tage lang wiederherstellen.",
  restore: "Wiederherstellen",
  restored: "Wiederhergestellt.",
};

export const deletedFields = {
  deletedAt: "Gelöscht",
};
