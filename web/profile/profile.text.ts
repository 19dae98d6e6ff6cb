export const profileText = {
  title: "Profil",
  phone: "Telefon",
  withoutProfile: "Zu Ihrem Benutzer gibt es kein Mitarbeiterprofil.",
};

export const securityText = {
  title: "Anmeldung",
  username: "Benutzername",
  password: "Kennwort",
  changePassword: "Kennwort ändern",
  changed: "Ihr neues Kennwort gilt ab jetzt. Alle anderen Anmeldungen sind beendet.",
  sessions: "Angemeldete Geräte",
  unknownDevice: "Unbekanntes Gerät",
  here: "Dieses Gerät",
  since: (when: string, last: string) => `angemeldet ${when}, zuletzt benutzt ${last}`,
  end: "Abmelden",
  endNamed: (device: string) => `${device} abmelden`,
  ended: (device: string) => `${device} ist abgemeldet.`,
  endOthers: "Alle anderen abmelden",
  endOthersTitle: "Alle anderen Geräte abmelden?",
  endOthersWarning: (count: number) =>
    count === 1
      ? "Ein Gerät wird sofort abgemeldet. Was dort nicht gespeichert ist, geht verloren."
      : `${count} Geräte werden sofort abgemeldet. Was dort nicht gespeichert ist, geht verloren.`,
  othersEnded: "Alle anderen Geräte sind abgemeldet.",
};

export const firmAccountsText = {
  title: "Firmenkonten",
  since: (when: string) => `verknüpft ${when}`,
  end: "Beenden",
  endNamed: (label: string) => `Verknüpfung mit ${label} beenden`,
  endLink: "Verknüpfung beenden",
  endTitle: (label: string) => `Verknüpfung mit ${label} beenden?`,
  endWarning:
    "Sie bleiben angemeldet. Das nächste Mal verknüpft sich ein Firmenkonto wieder, wenn es Ihre E-Mail-Adresse bestätigt.",
  ended: (label: string) => `Die Verknüpfung mit ${label} ist beendet.`,
};

export const settingsText = {
  picture: "Bild",
  saved: (time: string) => `Gespeichert um ${time}`,
  birthday: "Geburtstag",
  showBirthday: "Kolleginnen und Kollegen sehen meinen Geburtstag",
  showBirthdayHelp:
    "Tag und Monat: auf der Startseite, im Kalender und in Kalendern, die sie abonnieren. Das Jahr sehen nur Sie, wer Ihre Kanzlei verwaltet, und Administratoren.",
  birthdayMissing: "Im Profil steht noch kein Geburtstag.",
};

export const ownDataText = {
  title: "Eigene Daten",
  edit: "Eigene Daten bearbeiten",
  byOffice: "Angaben der Kanzlei",
  byOfficeHelp:
    "Name, Funktion und E-Mail-Adresse ändert, wer Ihre Kanzlei verwaltet: Der Link für ein neues Kennwort geht an diese Adresse.",
};
