export const overviewText = {
  title: "Administration",
  intro: "Was nur Administratoren sehen und ändern.",
  parts: "Bereiche der Administration",
};

export const partsText = {
  users: {
    title: "Benutzer",
    about: "Wer sich anmelden darf: einladen, sperren, mit Mitarbeitern verbinden.",
  },
  access: { title: "Zugriffsrechte", about: "Wer welche Rolle hat, und warum jemand etwas darf." },
  templates: { title: "E-Mail Templates", about: "Wie Newsletter und andere Mails aussehen." },
  galleries: {
    title: "Bildergalerien",
    about: "Die erste anlegen; im Menü stehen sie, sobald es eine gibt.",
  },
  privacy: {
    title: "Datenschutz",
    about: "Was über jemanden gespeichert ist: herausgeben, löschen, und was wie lange bleibt.",
  },
  audit: { title: "Protokoll", about: "Wer wann was geändert, gesendet oder gelöscht hat." },
  shares: { title: "Freigaben", about: "Was aus der Cloud mit Außenstehenden geteilt ist, und von wem." },
  tokens: { title: "Schnittstellen", about: "Welche Programme Daten abholen oder einspielen dürfen." },
  settings: { title: "Einstellungen", about: "Was für das ganze Portal gilt." },
};
