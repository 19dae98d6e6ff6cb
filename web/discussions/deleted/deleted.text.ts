export const deletedText = {
  title: "Gelöschtes",
  keptFor: "Wird nach dreißig Tagen endgültig entfernt.",
  empty: "Was hier gelöscht wird, lässt sich dreißig Tage lang wiederherstellen.",
  post: "Beitrag",
  answerTo: (title: string) => `Antwort zu „${title}“`,
  restore: "Wiederherstellen",
  restored: "Wiederhergestellt.",
};

export const deletedFields = {
  title: "Eintrag",
  authorName: "Autor",
  deletedAt: "Gelöscht",
};
