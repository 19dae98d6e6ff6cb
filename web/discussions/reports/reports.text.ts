export const reportsText = {
  title: "Gemeldete Beiträge",
  empty: "Hier steht, was in den Foren gemeldet wird, die Sie betreuen.",
  answerTo: (title: string) => `Antwort zu „${title}“`,
  settle: "Erledigt",
  settled: "Die Meldung ist erledigt.",
};

export const reportsFields = {
  title: "Eintrag",
  authorName: "Autor",
  reports: "Grund",
};
