export const eventText = {
  when: "Wann",
  where: "Wo",
  map: "Auf der Karte zeigen",
  by: "Eingetragen",
  byWhom: (name: string, when: string) => `von ${name} am ${when}`,
  at: (when: string) => `am ${when}`,
  ics: "In meinen Kalender",
  repeat: "Serie anlegen …",
  rule: "Serie ändern …",
  removed: (title: string) => `„${title}“ ist gelöscht.`,
  severalRemoved: (title: string) => `„${title}“ und andere der Serie sind gelöscht.`,
};

export const removalText = {
  title: "Termin absagen und löschen?",
  text: (title: string) => `„${title}“ wird gelöscht, und es hat schon jemand zugesagt.`,
  series: (title: string) => `„${title}“ gehört zu einer Serie.`,
};

export const eventEditorText = {
  copyTitle: "Kopie eines Termins",
  editTitle: "Termin bearbeiten",
  assignment: "Zuordnung",
  answers: "Antworten",
  per: { person: "Personen, jede für sich", office: "Kanzleien, mit der Zahl der Personen" },
  busy: (busy: number, asked: number) =>
    `${busy} von ${asked} ${busy === 1 ? "hat" : "haben"} zu dieser Zeit schon etwas anderes zugesagt.`,
  placesHelp: "Leer: ohne Grenze. Wer danach zusagt, kommt auf die Warteliste, rückt nach und erfährt es.",
  untilHelp: "Leer: bis zum Beginn.",
  locationHelp: "Mit Adresse, dann zeigt ihn die Karte.",
};
