import type { DeliveryState, SendingState } from "../../../shared/news/newsletter.ts";

export const sendText = {
  title: "Newsletter senden",
  steps: "Schritte",
  content: "Inhalt",
  recipients: "Empfänger",
  confirm: "Bestätigen",
  stepOf: (step: number, name: string) => `Schritt ${step} von 3: ${name}`,
  toRecipients: "Weiter zu den Empfängern",
  toConfirm: "Weiter zum Bestätigen",
  release: "Freigabe",
  toRelease: "Weiter zur Freigabe",
  onceReleased: "Sobald der Newsletter freigegeben ist, senden oder planen Sie ihn hier.",
  edit: "Newsletter bearbeiten",
  problems: "Vor dem Senden muss noch etwas geändert werden:",
  empty: "Der Newsletter hat noch keinen Inhalt: weder Text noch Artikel.",
  notReleased: (title: string) => `„${title}“ ist nicht für Newsletter freigegeben.`,
  toCome: (title: string, when: string) => `„${title}“ erscheint erst am ${when}.`,
  over: (title: string, when: string) => `„${title}“ ist nur bis ${when} sichtbar.`,
  notNow: "So lässt sich der Newsletter jetzt nicht senden, aber für einen anderen Zeitpunkt planen:",
  whoGetsIt: "Wer den Newsletter bekommt",
  question: (title: string) => `„${title}“ jetzt senden?`,
  goesTo: (people: string) => `Der Newsletter geht an ${people}:`,
  final: "Sobald der Versand läuft, können Sie ihn anhalten oder abbrechen. Zurückholen lässt sich nichts.",
  from: "Absender",
  portal: "Kanzleiportal",
  replyTo: (address: string) => `Antworten an ${address}`,
  sendTo: (people: string) => `An ${people} senden`,
  started: "Der Versand läuft.",
};

export const shownText = {
  title: "Seit Sie diese Seite geöffnet haben, hat sich der Newsletter geändert.",
  intro: "Es wurde nichts gesendet. Bitte sehen Sie sich an, was jetzt hinausginge:",
  alike: "Was Empfänger sehen, ist gleich geblieben.",
  count: "Zahl der Empfänger",
  article: (title: string) => `Der Artikel „${title}“ wurde geändert.`,
  frame: "Die Vorlage oder die Angaben der Kanzlei wurden geändert.",
};

export const sendingStateText: Readonly<Record<SendingState, string>> = {
  planning: "Wird vorbereitet",
  sending: "Wird gesendet",
  paused: "Angehalten",
  cancelled: "Abgebrochen",
  finished: "Gesendet",
};

export const draftText = "Entwurf";

export const progressText = {
  title: "Versand",
  total: "Zusammen",
  planning: "Die Empfänger werden zusammengestellt.",
  doneAlready: (done: string) => `${done} Nachrichten sind schon gesendet.`,
  startedAt: (when: string) => `Begonnen: ${when}`,
  finishedAt: (when: string) => `Fertig: ${when}`,
  pausedByHand: "Der Versand ist angehalten. Wer noch nichts bekommen hat, bekommt es nach dem Fortsetzen.",
  pauseReason: (reason: string) => `Der Versand ist angehalten: ${reason}`,
  cancelledNote: (done: string, total: string) =>
    `Der Versand wurde abgebrochen. ${done} von ${total} waren bis dahin erledigt.`,
  stuck: (batches: number) =>
    batches === 1
      ? "Ein Paket mit bis zu 50 Nachrichten ist mehrmals gescheitert und wartet. Die übrigen gehen weiter."
      : `${batches} Pakete mit je bis zu 50 Nachrichten sind mehrmals gescheitert und warten. Die übrigen gehen weiter.`,
  retryStuck: "Noch einmal versuchen",
  pause: "Anhalten",
  resume: "Fortsetzen",
  cancel: "Abbrechen …",
  cancelTitle: "Versand abbrechen?",
  cancelUncounted: "Wer den Newsletter noch nicht hat",
  cancelWarning: (open: string, one: boolean) =>
    `${open} ${one ? "bekommt" : "bekommen"} ihn dann nicht mehr. Fortsetzen lässt sich ein abgebrochener Versand nicht.`,
  cancelVerb: "Versand abbrechen",
  cancelDismiss: "Nicht abbrechen",
  again: "Noch einmal senden …",
  showFailed: "Fehlgeschlagene zeigen",
  showBounced: "Unzustellbare zeigen",
  showSomeBounced: (count: string) => `${count} unzustellbar: zeigen`,
  repeatFailed: "Fehlgeschlagene wiederholen …",
  repeatTitle: "Fehlgeschlagene noch einmal senden?",
  repeatWarning: (people: string) =>
    `${people}, bei denen das Senden nicht gelungen ist, bekommen den Newsletter noch einmal. Die übrigen bekommen nichts.`,
  repeatVerb: (people: string) => `An ${people} noch einmal senden`,
  statusFailed: "Der Stand des Versands ist gerade nicht zu lesen.",
};

export const unknownText = {
  title: "Ungeklärte Nachrichten",
  explained: (people: string) =>
    `Bei ${people} ist nicht bekannt, ob die Nachricht hinausgegangen ist: Der Versanddienst hat weder geantwortet noch etwas gemeldet.`,
  show: "Ungeklärte zeigen",
  resend: {
    verb: "Erneut senden",
    title: "Ungeklärte noch einmal senden?",
    text: "Wer die Nachricht schon hat, bekommt sie dann zweimal. Was inzwischen gemeldet wurde, geht nicht noch einmal hinaus.",
  },
  count: {
    verb: "Als gesendet werten",
    title: "Ungeklärte als gesendet werten?",
    text: "Wer die Nachricht nicht hat, bekommt sie dann nicht mehr.",
  },
};

export const resendText = {
  title: "Noch einmal senden",
  question: "Wer soll den Newsletter bekommen?",
  missing: "Nur wer ihn noch nicht bekommen hat",
  missingHelp: (people: string) =>
    `Etwa ${people}: neue Abonnenten und alle, bei denen es nicht geklappt hat.`,
  missingUncounted: "Neue Abonnenten und alle, bei denen es nicht geklappt hat.",
  everybody: "Alle noch einmal",
  everybodyHelp: (people: string) => `${people}, auch wer ihn schon bekommen hat.`,
  everybodyUncounted: "Auch wer ihn schon bekommen hat.",
  sendMissing: "An fehlende Empfänger senden",
  sendEverybody: (people: string) => `Noch einmal an ${people} senden`,
};

export const ledgerText = {
  title: "Einzelne Nachrichten",
  empty: "Hier steht jede einzelne Nachricht, sobald die Empfänger feststehen.",
  state: "Status",
  type: "Art",
  time: "Zeit",
  email: "E-Mail",
  error: "Fehler",
  delivered: "Zugestellt",
  export: "Als CSV speichern",
  exportHint: (count: string) => `Speichert alle ${count} Zeilen, die Filter und Suche übrig lassen.`,
  exporting: "Zeilen werden gelesen",
  exported: "Die Datei ist gespeichert.",
  fileName: "versand",
};

export const deliveryText: Readonly<Record<DeliveryState, string>> = {
  queued: "Wartet",
  sending: "Wird gesendet",
  sent: "Gesendet",
  failed: "Fehlgeschlagen",
  inDoubt: "Ungeklärt",
  bounced: "Unzustellbar",
  complained: "Beschwerde",
  skipped: "Ausgelassen",
};

export const offeredFilesText = {
  offered: "Dateien sind für alle abrufbar, die den Link haben",
  withdraw: "Links zurücknehmen …",
  withdrawTitle: "Links auf Dateien zurücknehmen?",
  withdrawText: (title: string) =>
    `Die Dateien von „${title}“ sind dann über die Links im Newsletter nicht mehr abrufbar, auch nicht aus schon gesendeten Nachrichten.`,
  withdrawVerb: "Links zurücknehmen",
  withdrawn: (title: string) => `Die Links auf Dateien von „${title}“ gelten nicht mehr.`,
};

export const newsletterPageText = {
  content: "Inhalt",
  sentMail: "Gesendete Nachricht",
  notSent: "Noch nicht gesendet.",
  noArticles: "Noch kein Artikel.",
  onlyText: "Kein Artikel, nur ein eigener Text.",
};
