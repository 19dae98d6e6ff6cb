export const stateText = {
  open: "Offen",
  processed: "Bearbeitet",
};

export const boardText = {
  view: "Ansicht",
  table: "Tabelle",
  board: "Tafel",
  earlier: "Früher bearbeitet",
  column: (label: string, count: number) => `${label} (${count})`,
  none: "Keine",
  most: (shown: number, all: number) =>
    `Die Tafel zeigt ${shown} von ${all}. Alle stehen in der Tabelle; Filter machen es weniger.`,
  handle: (name: string) => `${name} verschieben`,
  instructions:
    "Mit der Leertaste aufnehmen, mit den Pfeiltasten links und rechts zur Spalte gehen, mit der Leertaste ablegen, mit Escape abbrechen.",
  pickedUp: (name: string) => `${name} aufgenommen.`,
  over: (name: string, label: string) => `${name} über „${label}“.`,
  dropped: (name: string, label: string) => `${name} in „${label}“ abgelegt.`,
  cancelled: (name: string) => `Abgebrochen, ${name} bleibt.`,
};

export const listText = {
  title: "Bewerbungen",
  soon: "Läuft bald ab",
  earlier: "Schon beworben",
  empty: "Für diese Kanzlei liegt keine Bewerbung vor.",
};

export const actionText = {
  stage: "Stufe",
  move: (label: string) => `Auf „${label}“ stellen`,
  moved: (name: string, label: string) => `${name} steht jetzt auf „${label}“.`,
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
  history: "Verlauf",
  noHistory: "Noch nichts geschehen.",
  somebody: "Administration",
  movedTo: (name: string, from: string, to: string) => `${name}: von „${from}“ auf „${to}“`,
  mailSent: (name: string, kind: string, subject: string) => `${name}: E-Mail „${subject}“ (${kind})`,
  mailState: { waiting: "Unterwegs", accepted: "Versendet", failed: "Nicht versendet" },
  papersCame: (count: number) =>
    count === 1
      ? "Der Bewerber hat eine Datei nachgereicht"
      : `Der Bewerber hat ${count} Dateien nachgereicht`,
  dateChosen: (date: string) => `Termin gewählt: ${date} (Wien)`,
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
  addPosition: "Stelle hinzufügen",
};

export const noteText = {
  notes: "Notizen",
  none: "Noch keine. Notizen lesen nur, wer die Bewerbung lesen darf; der Bewerber nur, wenn er Auskunft verlangt.",
  write: "Notiz schreiben",
  title: "Notiz zur Bewerbung",
  verb: "Notieren",
  content: "Notiz",
  help: "Mit @ erwähnen Sie, wer davon erfahren soll. Vorgeschlagen wird, wer die Bewerbung lesen darf.",
  edit: "Notiz ändern",
  edited: "bearbeitet",
  remove: "Notiz löschen",
  removeTitle: "Notiz löschen?",
  removeWarning: (name: string) => `Die Notiz von ${name} wird endgültig gelöscht.`,
  removed: "Die Notiz ist gelöscht.",
};

export const mailText = {
  open: "E-Mail senden",
  title: "E-Mail an den Bewerber",
  kind: "Art",
  subject: "Betreff",
  text: "Text",
  date: (number: number) => `Termin ${number}`,
  addDate: "Weiterer Termin",
  datesHelp:
    "Wiener Zeit. Einen davon wählt der Bewerber auf seiner Seite; durch die Glocke erfahren es Sie und alle, die von neuen Bewerbungen erfahren.",
  preview: (email: string) => `So geht sie an ${email}`,
  moves: (label: string) => `Mit dem Senden steht die Bewerbung auf „${label}“.`,
  verb: (email: string) => `An ${email} senden`,
  sent: (email: string) => `Die E-Mail ist unterwegs an ${email}.`,
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
