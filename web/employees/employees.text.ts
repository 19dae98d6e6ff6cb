export const employeesText = {
  title: "Mitarbeiter",
  empty: "Hier stehen die Mitarbeiterinnen und Mitarbeiter aller Kanzleien.",
  create: "Mitarbeiter anlegen",
  others: "Ohne Geschäftsführung",
  phone: "Telefon",
  phoneList: "Telefonliste",
  import: "Importieren",
  exportHint: "Was die Liste zeigt, als Datei, mit allem, was der Import wieder liest",
  exported: (count: string) => (count === "1" ? "1 Person exportiert" : `${count} Personen exportiert`),
  exportFile: "mitarbeiter",
};

export const employeeText = {
  you: "Das sind Sie",
  editOwn: "Eigene Daten bearbeiten",
  changed: (when: string, who: string) =>
    who ? `Zuletzt geändert ${when} von ${who}` : `Zuletzt geändert ${when}`,
  user: "Benutzer",
  users: "Benutzer dieser Person",
  noUser: "Diese Person kann sich nicht anmelden.",
  invite: "Benutzer anlegen",
  active: "aktiv",
  inactive: "deaktiviert",
  removeTitle: (name: string) => `${name} löschen?`,
  removeWarning: (name: string) =>
    `Das Profil von ${name} wird gelöscht. Wer sich damit anmeldet, wird sofort abgemeldet, und der Benutzer wird deaktiviert und verliert seine Rollen. Artikel und Beiträge bleiben und behalten den Namen. Das lässt sich nicht rückgängig machen.`,
  removeVerb: "Profil löschen",
  removed: (name: string) => `Das Profil von ${name} ist gelöscht.`,
};

export const employeeEditorText = {
  createTitle: "Neuer Mitarbeiter",
  office: "Kanzlei und Stellung",
  ownDirectorship: "Ob Sie selbst zur Geschäftsführung gehören, legt jemand anderer fest.",
};

export const publicationsText = {
  articles: "Artikel",
  posts: "Beiträge in den Foren",
  noArticles: (name: string) => `Von ${name} ist noch kein Artikel erschienen.`,
  noPosts: (name: string) => `${name} hat noch keine Beiträge geschrieben.`,
  more: (count: string) => (count === "1" ? "Einen weiteren zeigen" : `${count} weitere zeigen`),
  shown: (shown: string, total: string) => `${shown} von ${total}`,
};
