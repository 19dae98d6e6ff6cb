export const toastText = { undo: "Rückgängig" };

export const unsavedText = {
  title: "Änderungen verwerfen?",
  text: "Sie haben Änderungen, die noch nicht gespeichert sind. Wenn Sie die Seite verlassen, gehen sie verloren.",
  leave: "Änderungen verwerfen",
  stay: "Weiter bearbeiten",
  keptTitle: "Ohne Speichern verlassen?",
  keptText:
    "Ihre Änderungen sind noch nicht gespeichert. Sie können sie als Entwurf aufheben, den 90 Tage lang nur Sie sehen.",
  keep: "Als Entwurf aufheben",
  drop: "Verwerfen",
};

export const draftText = {
  today: (time: string) => `von ${time}`,
  onDay: (day: string) => `vom ${day}`,
  question: (when: string) => `Entwurf ${when} weiterschreiben?`,
  begun: (title: string | undefined) =>
    `Sie haben hier ${title ? `„${title}“` : "etwas"} begonnen und noch nicht gespeichert.`,
  goOn: "Weiterschreiben",
  drop: "Entwurf verwerfen",
};

export const discardText = {
  title: "Eingaben verwerfen?",
  text: "Was Sie hier eingegeben haben, ist noch nicht gespeichert und geht verloren.",
  discard: "Eingaben verwerfen",
  stay: unsavedText.stay,
};

export const partText = {
  left: (titles: readonly string[]) => `Nicht erledigt: ${titles.map((title) => `„${title}“`).join(", ")}.`,
};

export const pageText = { more: "Mehr", help: "Hilfe zu dieser Seite" };

export const whenText = { wholeDay: (days: string) => `${days}, ganztags` };

export const periodText = { period: "Zeitraum", from: "Von", to: "Bis" };

export const articleCardText = { file: (name: string) => `Datei: ${name}` };

export const factsText = { unknown: "nicht angegeben" };

export const exportText = {
  export: "Exportieren",
  exportAs: { csv: "Als CSV-Datei", xlsx: "Als Excel-Datei" },
};

export const multiSelectText = {
  added: (label: string) => `${label} hinzugefügt`,
  remove: (label: string) => `${label} entfernen`,
  removed: (label: string) => `${label} entfernt`,
  allChosen: "Alle sind gewählt.",
  unnamed: "…",
};

export const pickerText = {
  search: "Suchen",
  found: "Gefunden",
  nothing: "Dazu gibt es nichts.",
  more: (count: string) => `Und ${count} weitere: Suchen Sie genauer.`,
};

export const formText = {
  view: "Ansehen",
  saving: "Wird gespeichert …",
  savedAt: (time: string) => `Gespeichert um ${time}`,
  taken: (fields: string) => `Von anderen geändert und übernommen: ${fields}`,
  unsaved: "Nicht gespeicherte Änderungen",
  keptAt: (time: string) => `Nicht gespeichert, für Sie aufgehoben um ${time}`,
  notKept: "Nicht gespeicherte Änderungen, die auch nicht aufgehoben werden konnten",
  neverSaved: "Noch nicht gespeichert",
  notSaved: (why: string) => `Nicht gespeichert: ${why}`,
  changedMeanwhile:
    "Inzwischen hat jemand anderer etwas geändert. Bitte sehen Sie es an und wiederholen Sie den Schritt.",
  retry: "Erneut versuchen",
  faults: (count: number) =>
    count === 1 ? "Eine Angabe muss noch geändert werden." : `${count} Angaben müssen noch geändert werden.`,
  lastChange: (when: string) => `Zuletzt geändert: ${when}`,
  summary: (count: number) =>
    count === 1 ? "Eine Angabe muss noch geändert werden:" : `${count} Angaben müssen noch geändert werden:`,
};

export const dateTimeText = {
  pattern: "TT.MM.JJJJ HH:mm",
  dayPattern: "TT.MM.JJJJ",
  choose: (label: string) => `${label} im Kalender wählen`,
  clear: (label: string) => `${label} leeren`,
  chosen: (when: string) => `${when} Uhr`,
  now: "Jetzt",
  apply: "Übernehmen",
};

export const progressText = {
  share: (done: string, total: string, percent: string) => `${done} von ${total} · ${percent} %`,
  rate: (perSecond: string) => `${perSecond} je Sekunde`,
  end: (time: string) => `fertig etwa um ${time}`,
  finished: "abgeschlossen",
  failed: (count: string) => `${count} fehlgeschlagen`,
};

export const passwordText = {
  show: "Kennwort anzeigen",
  hide: "Kennwort verbergen",
  password: "Bisheriges Kennwort",
  newPassword: "Neues Kennwort",
  repeated: "Neues Kennwort wiederholen",
  help: "Mindestens 12 Zeichen. Mehrere Wörter lassen sich leicht merken.",
  different: "Die beiden Eingaben sind nicht gleich.",
};

export const strengthText = {
  levels: {
    short: "Stärke: zu kurz",
    weak: "Stärke: leicht zu erraten",
    fair: "Stärke: noch nicht gut genug",
    good: "Stärke: lang genug und ohne einfaches Muster",
  },
  undecided: "Ob es zu denen gehört, die viele verwenden, wird beim Absenden geprüft.",
};

export const codeText = {
  app: {
    label: "Code",
    help: "Sechs Ziffern, wie Ihre Authenticator-App sie gerade zeigt.",
    other: "Wiederherstellungscode verwenden",
  },
  recovery: {
    label: "Wiederherstellungscode",
    help: "Einer der zehn Codes von der Einrichtung. Jeder gilt einmal.",
    other: "Code der App verwenden",
  },
};

export const conflictText = {
  title: (by: string | undefined) => `${by ?? "Jemand anderer"} hat inzwischen gespeichert`,
  intro: (when: string | undefined) =>
    `Während Sie geschrieben haben, wurde dieser Eintrag${when ? ` (${when})` : ""} geändert. Diese Felder haben beide geändert: Welche Fassung soll gelten? Die andere wird nicht gespeichert. Was sich unterscheidet, ist markiert; alle übrigen Änderungen bleiben.`,
  mine: "Meine Fassung",
  theirs: "Gespeicherte Fassung",
  allMine: "Überall meine Fassung",
  allTheirs: "Überall die gespeicherte Fassung",
  save: "Gewählte Fassungen speichern",
  later: "Weiter bearbeiten",
  empty: "leer",
};

export const yesNo = (value: boolean): string => (value ? "ja" : "nein");

export const publicPageText = { imprint: "Impressum", privacy: "Datenschutz" };

export const orderText = { save: "Reihenfolge speichern" };

export const sortableText = {
  handle: (label: string) => `${label} verschieben`,
  up: (label: string) => `${label} nach oben`,
  down: (label: string) => `${label} nach unten`,
  remove: (label: string) => `${label} entfernen`,
  instructions:
    "Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.",
  pickedUp: (label: string, position: number, count: number) =>
    `${label} aufgenommen, Platz ${position} von ${count}.`,
  moved: (label: string, position: number, count: number) =>
    `${label} ist auf Platz ${position} von ${count}.`,
  dropped: (label: string, position: number, count: number) =>
    `${label} abgelegt auf Platz ${position} von ${count}.`,
  cancelled: (label: string) => `Verschieben von ${label} abgebrochen.`,
};

export const skeletonText = "Wird geladen.";

export const mailPreviewText = {
  preview: "Vorschau",
  width: "Breite der Vorschau",
  phone: "Telefon",
  desktop: "Bildschirm",
  text: "Text",
  subject: "Betreff",
  failed: "Die Vorschau ist gerade nicht möglich.",
};

export const announcementText = {
  title: "Wer davon erfährt",
  now: "Gleich benachrichtigen",
  withIt: "Beim Erscheinen benachrichtigen",
  later: "Später benachrichtigen",
  silently: "Ohne Benachrichtigung",
  at: "Benachrichtigen am",
  nobody: "Niemand wird benachrichtigt.",
  nobodyWants: "Niemand ist zu benachrichtigen.",
  isOver: "Die Mitarbeiter wurden schon benachrichtigt. Niemand wird es noch einmal.",
  people: (count: number, number: string) => (count === 1 ? "1 Person" : `${number} Personen`),
  mails: (number: string) => `${number} per E-Mail`,
  bells: (number: string) => `${number} über die Glocke`,
  from: (when: string) => `ab ${when}`,
  atOnce: "gleich",
  told: (people: string, ways: string, when: string) => `${people} (${ways}), ${when}.`,
  silent: "Ohne Benachrichtigung.",
  announcedAt: (when: string) => `Benachrichtigung am ${when}.`,
};

export const stampText = {
  today: (time: string) => `um ${time}`,
  earlier: (day: string) => `am ${day}`,
};

export const requestStateText = {
  waiting: "Wartet",
  partial: "Teilweise da",
  complete: "Vollständig",
  closed: "Abgeschlossen",
};
