export const employeesText = {
  title: "Mitarbeiter",
  empty: "Hier stehen die Mitarbeiterinnen und Mitarbeiter aller Kanzleien.",
  create: "Mitarbeiter anlegen",
  director: "Geschäftsführung",
  directors: "Geschäftsführung",
  others: "Ohne Geschäftsführung",
  name: "Name",
  office: "Kanzlei",
  jobTitle: "Funktion",
  specialty: "Fachgebiet",
  phone: "Telefon",
  email: "E-Mail",
  noOffice: "Keine Kanzlei",
  edit: "Bearbeiten",
  remove: "Löschen",
  phoneList: "Telefonliste",
  import: "Importieren",
  exportHint: "Was die Liste zeigt, als Datei, mit allem, was der Import wieder liest",
  exported: (count: string) => (count === "1" ? "1 Person exportiert" : `${count} Personen exportiert`),
  exportFile: "mitarbeiter",
};

export const employeeText = {
  phone: "Telefon",
  contact: "Kontakt",
  work: "Arbeit",
  private: "Persönliches",
  direct: "Durchwahl",
  address: "Adresse",
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
  chooseOffice: "Kanzlei wählen",
  ownDirectorship: "Ob Sie selbst zur Geschäftsführung gehören, legt jemand anderer fest.",
};
