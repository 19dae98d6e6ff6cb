export const eventFields = {
  title: "Titel",
  wholeDay: "Ganztägig",
  start: "Beginn",
  end: "Ende",
  firstDay: "Erster Tag",
  lastDay: "Letzter Tag",
  category: "Kategorie",
  organisationid: "Kanzlei",
  visibility: "Sichtbar für",
  location: "Ort",
  url: "Webadresse",
  description: "Beschreibung",
  files: "Dateien",
  asksForAnswers: "Um Antwort bitten",
  answersPer: "Es antworten",
  places: "Plätze",
  answerUntil: "Antworten bis",
};

export const newEventText = {
  title: "Neuer Termin",
  verb: "Eintragen",
  withoutCategory: "Ohne Kategorie",
  more: "Weitere Angaben",
  saved: (title: string) => `„${title}“ ist eingetragen.`,
};

export const whenText = { wholeDay: (days: string) => `${days}, ganztags` };
