export const helpText = {
  title: "Hilfe",
  intro: "Wie das Portal arbeitet: für alle, und für das, was Ihre Rollen erlauben.",
  topics: "Seiten der Hilfe",
  contents: "Auf dieser Seite",
};
