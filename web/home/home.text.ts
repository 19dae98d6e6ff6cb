const partOf = (hour: number) => (hour < 10 ? "Guten Morgen" : hour < 18 ? "Guten Tag" : "Guten Abend");

export const homeText = {
  title: "Home",
  greeting: (name: string, hour: number) => (name ? `${partOf(hour)}, ${name}` : partOf(hour)),
  pinned: "Angeheftet",
  pinnedUntil: (day: string) => `angeheftet bis ${day}`,
  newest: "Neue Artikel",
  allArticles: "Alle Artikel",
  drafts: "Entwürfe",
  inReview: "In Prüfung",
  noDrafts: "Derzeit schreibt niemand an einem Artikel.",
  nothingToReview: "Derzeit wartet kein Artikel auf Prüfung.",
  allOf: (count: string, what: string) => `${what}: alle ${count}`,
  sending: "Newsletter wird gesendet",
  paused: "Versand angehalten",
  planning: "Die Empfänger werden noch ermittelt.",
  noArticles: "Hier stehen neue Artikel, sobald welche erscheinen.",
};

export const birthdaysText = {
  title: "Geburtstage diese Woche",
  all: "Alle Mitarbeiter",
  none: "In dieser Woche feiert niemand mehr, der den Geburtstag zeigt. Ob Kolleginnen und Kollegen Ihren sehen, sagen Sie in Ihrem Profil.",
  toProfile: "Zum Profil",
  today: (day: string) => `Heute, ${day}`,
};

export const nextEventsText = {
  title: "Nächste Termine",
  all: "Zum Kalender",
  none: "Hier stehen die nächsten Termine, sobald welche bevorstehen.",
};

export const discussionsText = {
  title: "Neueste Diskussionen",
  all: "Alle Foren",
  none: "Hier stehen Diskussionen, sobald jemand in einem Forum schreibt.",
  unread: (count: number) => `${count} neu`,
  answers: (count: number) => (count === 1 ? "1 Antwort" : `${count} Antworten`),
};

export const waitingText = {
  title: "Wartet auf Sie",
  none: "Derzeit wartet nichts auf Sie.",
  more: (count: number) => (count === 1 ? "1 weitere Aufgabe" : `${count} weitere Aufgaben`),
  incomplete: "Ein Teil konnte nicht geladen werden. Laden Sie die Seite neu.",
  confirm: "Lesen bestätigen",
  review: "Artikel freigeben",
  release: "Newsletter freigeben",
  answer: "Zu- oder absagen",
  vote: "Abstimmen",
  applications: "Bewerbungen",
  applicationsCount: (count: number) =>
    count === 1 ? "1 unbearbeitete Bewerbung" : `${count} unbearbeitete Bewerbungen`,
  until: (day: string) => `bis ${day}`,
};

export const watchedText = { title: "Neu in beobachteten Ordnern" };

export const requestsText = {
  title: "Angeforderte Unterlagen",
  all: "Alle Anforderungen",
  toJudge: (files: number) => (files === 1 ? "1 Datei zu prüfen" : `${files} Dateien zu prüfen`),
  facts: (name: string, arrived: number, wanted: number) => `${arrived} von ${wanted} da · ${name}`,
  until: (day: string) => `bis ${day}`,
};
