export const categoryFields = { name: "Name", type: "Art", colour: "Farbe" };

const events = (count: number) => (count === 1 ? "einen Termin" : `${count} Termine`);

export const categoriesText = {
  title: "Kategorien",
  manage: "Kategorien verwalten",
  create: "Neue Kategorie",
  edit: "Kategorie bearbeiten",
  empty: "Hier stehen Kategorien, sobald jemand die erste anlegt.",
  typeHelp: "Ein Wort für andere Programme, zum Beispiel „seminar“.",
  ownColour: "Eigene Farbe",
  colourHelp: "Ohne eigene Farbe wählt das Portal eine.",
  sample: "So steht ein Termin im Kalender",
  contrast: (ratio: string) => `Kontrast der Schrift ${ratio} : 1`,
  saved: (name: string) => `Die Kategorie „${name}“ ist gespeichert.`,
  removeTitle: "Kategorie löschen?",
  removeEmpty: (name: string) => `Die Kategorie „${name}“ wird gelöscht.`,
  removeWith: (name: string, count: number) =>
    `Die Kategorie „${name}“ hat ${events(count)}. Sie bleiben ohne Kategorie im Kalender.`,
  removeVerb: (count: number) => (count === 0 ? "Löschen" : `Löschen, ${events(count)} behalten`),
  removed: (name: string) => `Die Kategorie „${name}“ ist gelöscht.`,
};
