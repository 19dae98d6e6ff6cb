export const eventFields = {
  title: "Titel",
  wholeDay: "Ganztägig",
  start: "Beginn",
  end: "Ende",
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

export const timesText = { firstDay: "Erster Tag", lastDay: "Letzter Tag" };

export const newEventText = {
  title: "Neuer Termin",
  verb: "Eintragen",
  more: "Weitere Angaben …",
  saved: (title: string) => `„${title}“ ist eingetragen.`,
};

export const eventText = {
  when: "Wann",
  where: "Wo",
  map: "Auf der Karte zeigen",
  by: "Eingetragen",
  byWhom: (name: string, when: string) => `von ${name} am ${when}`,
  at: (when: string) => `am ${when}`,
  ics: "In meinen Kalender",
  edit: "Bearbeiten",
  copy: "Kopieren",
  repeat: "Wiederholen …",
  remove: "Löschen",
  removed: (title: string) => `„${title}“ ist gelöscht.`,
};

export const removalText = {
  title: "Termin absagen und löschen?",
  text: (title: string) => `„${title}“ wird gelöscht. Wer zugesagt hat, erhält eine Absage.`,
};

export const repeatText = {
  title: "Termin wiederholen",
  rhythm: "Abstand",
  rhythms: {
    day: "Jeden Tag",
    week: "Jede Woche",
    fortnight: "Alle zwei Wochen",
    month: "Jeden Monat",
    year: "Jedes Jahr",
  },
  count: "Wie oft",
  countHelp: (most: number) => `1 bis ${most}-mal.`,
  preview: "Neue Termine an diesen Tagen",
  note: "Es entstehen eigene Termine zur selben Uhrzeit, ohne Dateien und Antworten. Benachrichtigt wird niemand.",
  verb: (count: number) => (count === 1 ? "1 Termin eintragen" : `${count} Termine eintragen`),
  done: (count: number) =>
    count === 1 ? "1 weiterer Termin ist eingetragen." : `${count} weitere Termine sind eingetragen.`,
};

export const eventEditorText = {
  createTitle: "Neuer Termin",
  copyTitle: "Kopie eines Termins",
  editTitle: "Termin bearbeiten",
  assignment: "Zuordnung",
  answers: "Antworten",
  per: { person: "Personen, jede für sich", office: "Kanzleien, mit der Zahl der Personen" },
  placesHelp: "Leer: ohne Grenze. Wer danach zusagt, kommt auf die Warteliste, rückt nach und erfährt es.",
  untilHelp: "Leer: bis zum Beginn.",
  locationHelp: "Mit Adresse, dann zeigt ihn die Karte.",
};
