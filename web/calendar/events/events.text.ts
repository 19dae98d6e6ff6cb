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
  repeat: "Wiederholen …",
  removed: (title: string) => `„${title}“ ist gelöscht.`,
};

export const removalText = {
  title: "Termin absagen und löschen?",
  text: (title: string) => `„${title}“ wird gelöscht, und es hat schon jemand zugesagt.`,
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
  copyTitle: "Kopie eines Termins",
  editTitle: "Termin bearbeiten",
  assignment: "Zuordnung",
  answers: "Antworten",
  per: { person: "Personen, jede für sich", office: "Kanzleien, mit der Zahl der Personen" },
  placesHelp: "Leer: ohne Grenze. Wer danach zusagt, kommt auf die Warteliste, rückt nach und erfährt es.",
  untilHelp: "Leer: bis zum Beginn.",
  locationHelp: "Mit Adresse, dann zeigt ihn die Karte.",
};
