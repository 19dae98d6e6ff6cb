export const profileText = {
  title: "Profil",
  person: "Person",
  work: "Arbeit",
  contact: "Kontakt",
  name: "Name",
  birthday: "Geburtstag",
  jobTitle: "Funktion",
  specialty: "Fachgebiet",
  email: "E-Mail",
  phone: "Telefon",
  extension: "Durchwahl",
  mobile: "Mobil",
  address: "Adresse",
  withoutProfile: "Zu Ihrem Benutzer gibt es kein Mitarbeiterprofil.",
};

export const securityText = {
  title: "Anmeldung",
  username: "Benutzername",
  password: "Kennwort",
  changePassword: "Kennwort ändern",
  change: "Kennwort ändern",
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
