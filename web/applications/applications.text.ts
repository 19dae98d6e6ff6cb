export const stateText = {
  open: "Offen",
  processed: "Bearbeitet",
};

export const listText = {
  title: "Bewerbungen",
  soon: "Läuft bald ab",
  earlier: "Schon beworben",
  empty: "Für diese Kanzlei liegt keine Bewerbung vor.",
};

export const actionText = {
  process: "Als bearbeitet markieren",
  processed: (name: string) => `Die Bewerbung von ${name} ist bearbeitet.`,
  reopen: "Wieder öffnen",
  reopened: (name: string) => `Die Bewerbung von ${name} ist wieder offen.`,
  answer: "Antworten",
  subject: "Ihre Bewerbung",
  export: "Als ZIP exportieren",
  keepLonger: "Länger aufbewahren",
  audit: "Wer das gesehen hat",
  removeTitle: "Bewerbung löschen?",
  removeWarning: (name: string, files: number) =>
    files === 0
      ? `Die Bewerbung von ${name} wird endgültig gelöscht.`
      : `Die Bewerbung von ${name} wird mit ${files === 1 ? "ihrer Datei" : `ihren ${files} Dateien`} endgültig gelöscht.`,
  removed: (name: string) => `Die Bewerbung von ${name} ist gelöscht.`,
};

export const detailText = {
  received: "Eingegangen",
  person: "Person",
  address: "Adresse",
  career: "Werdegang",
  files: "Unterlagen",
  noFiles: "Es wurden keine Unterlagen mitgeschickt.",
  show: (name: string) => `${name} ansehen`,
  download: (name: string) => `${name} herunterladen`,
  keeping: "Aufbewahrung",
  deleteAt: "Wird gelöscht am",
  consentUntil: "Aufbewahrung eingewilligt bis",
  consentAskedAt: "Um längere Aufbewahrung gebeten am",
  consent: "Einwilligung",
  consentGiven: (version: string) => `Fassung ${version}, erteilt am`,
  expiring: (day: string) => `Wird am ${day} gelöscht`,
  earlierTitle: "Hat sich schon einmal beworben",
  earlierHelp: "Gleiche E-Mail-Adresse, oder gleicher Name mit gleichem Geburtsdatum.",
  earlier: (office: string, day: string, state: string) => `${office}, ${day}, ${state}`,
};

export const editText = {
  title: (name: string) => `Bewerbung von ${name} bearbeiten`,
  state: "Stand",
  addPosition: "Stelle hinzufügen",
};

export const keepText = {
  title: "Länger aufbewahren?",
  intro: (email: string) =>
    `${email} bekommt eine E-Mail mit einem Link. Erst wenn dort eingewilligt wird, verschiebt sich die Löschung.`,
  months: "Ab heute aufbewahren",
  choices: { 6: "6 Monate", 12: "1 Jahr", 24: "2 Jahre", 36: "3 Jahre" },
  verb: "Um Einwilligung bitten",
  asked: (email: string) => `Die Bitte ist unterwegs an ${email}.`,
};
