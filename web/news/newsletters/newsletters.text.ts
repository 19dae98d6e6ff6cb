import type { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import type { RecipientKind } from "../../../shared/news/recipients.ts";

const plural = (count: number, number: string, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${number} ${many}`;

export const kindText = { employees: "Mitarbeiter", clients: "Klienten", externals: "Externe" } as const;

export const recipientsText = {
  employees: (count: number, number: string) => plural(count, number, "Mitarbeiter", "Mitarbeiter"),
  clients: (count: number, number: string) => plural(count, number, "Klient", "Klienten"),
  externals: (count: number, number: string) => plural(count, number, "Externer", "Externe"),
  people: (count: number, number: string) => plural(count, number, "Person", "Personen"),
  together: (people: string) => `Zusammen ${people}.`,
  nobody: "Mit dieser Auswahl bekommt niemand den Newsletter.",
  uncounted: "Die Empfänger konnten nicht gezählt werden.",
  noInterest: "Ohne ein Thema bekommt kein Abonnent den Newsletter.",
  excluded: (count: string) => `${count} ausgeschlossen: warum?`,
  reasons: {
    unconfirmed: "Anmeldung noch nicht bestätigt",
    unsubscribed: "Newsletter abbestellt",
    bounced: "Adresse war unzustellbar",
    complained: "Beschwerde über eine Nachricht",
    removed: "Vor Kurzem aus den Abonnenten gelöscht",
    noAddress: "Mitarbeiter ohne E-Mail-Adresse",
    sameAddress: "Adresse kommt mehrfach vor (sie bekommt eine Nachricht)",
  },
  none: "leer",
  oneMail: "Wer mehrfach vorkommt, bekommt eine Nachricht.",
};

export const newslettersText = {
  toRelease: "Freigabe",
  toReleaseByMe: "Wartet auf meine",
  title: "Newsletter",
  create: "Neuer Newsletter",
  empty: "Hier stehen die Newsletter, sobald der erste angelegt ist.",
  noneSent: "Hier stehen die Newsletter, sobald der erste gesendet ist.",
  report: "Bericht",
  reports: "Auswertung",
  send: "Senden …",
  notWhileSending: "Löschen (erst nach dem Versand möglich)",
  removeTitle: "Newsletter löschen?",
  removed: (title: string) => `„${title}“ ist gelöscht.`,
  state: "Status",
  sentAt: "Gesendet",
};

export const newsletterFields = {
  title: "Betreff",
  abstract: "Vorschautext",
  content: "Text",
  articles: "Artikel",
  organisationId: "Kanzlei",
  templateId: "Vorlage",
  recipients: "Empfänger",
  releaseDate: "Datum",
};

export const newsletterHelp = {
  abstract: "Steht in der Übersicht des Mailprogramms neben dem Betreff.",
  organisationId: "Der Newsletter geht an die Mitarbeiter und Abonnenten dieser Kanzlei.",
};

export const flagText: Readonly<Record<Exclude<keyof NewsletterRecipients, "organisationId">, string>> = {
  sendToEmployees: "Alle Mitarbeiter",
  sendToAssociateDirectors: "Geschäftsführer der Gesellschafter-Kanzleien",
  sendToPartnerDirectors: "Geschäftsführer der Partner-Kanzleien",
  sendToClients: "Klienten",
  sendToExternals: "Externe",
  sendToSubsInterestedInTaxNews: "Steuern",
  sendToSubsInterestedInDoctorNews: "Ärzte",
};

export const flagGroupText = {
  staff: "In der Gruppe",
  subscribers: "Abonnenten",
  interests: "mit Interesse an",
  included: "(schon enthalten)",
};

export const newsletterEditorText = {
  copyTitle: "Kopie eines Newsletters",
  editTitle: "Newsletter bearbeiten",
  defaultTemplate: "Standardvorlage",
  goneTemplate: "Gelöschte Vorlage (es gilt die Standardvorlage)",
  addArticles: "Artikel hinzufügen",
  searchArticles: "Freigegebene Artikel suchen",
  noArticles:
    "Noch kein Artikel. Wählen Sie unten aus, was im Newsletter stehen soll, oder schreiben Sie nur einen Text.",
  nothingToAdd: "Dazu gibt es keinen Artikel, der für Newsletter freigegeben und beim Versand zu sehen ist.",
  nothingSendable:
    "Hier stehen Artikel, sobald einer für Newsletter freigegeben und beim Versand zu sehen ist.",
  add: "Hinzufügen",
  added: "Im Newsletter",
  addLabel: (title: string) => `${title} hinzufügen`,
  addedTo: (title: string) => `${title} ist hinzugefügt.`,
  removedFrom: (title: string) => `${title} ist entfernt.`,
  notReleased: "Nicht für Newsletter freigegeben",
  toCome: (when: string) => `Erscheint am ${when}`,
  over: "Nicht mehr sichtbar",
  isWhole: "Steht ganz im Newsletter",
  isWholeHelp:
    "Nicht öffentliche Artikel stehen mit ihrem ganzen Text in der Nachricht, weil nicht alle Empfänger sie im Portal lesen können.",
  offersFiles: (count: number) =>
    count === 1 ? "Die Datei verlinken, für alle abrufbar" : `${count} Dateien verlinken, für alle abrufbar`,
  filesPublic: (count: number) =>
    count === 1
      ? "Eine Datei, für alle auf der öffentlichen Seite"
      : `${count} Dateien, für alle auf der öffentlichen Seite`,
  filesInside: (count: number) =>
    count === 1
      ? "Eine Datei, nur für Mitarbeiter im Portal"
      : `${count} Dateien, nur für Mitarbeiter im Portal`,
  filesHelp: "Ihre Dateien finden Mitarbeiter im Portal, andere Empfänger nur, wenn Sie sie verlinken.",
  withFiles: (title: string) => `${title} (Dateien für alle)`,
  makePublic: "Öffentlich machen …",
  makePublicTitle: "Artikel öffentlich machen?",
  makePublicText: (title: string) =>
    `„${title}“ steht dann auf der Website und ist für alle zu lesen; seine Adresse bleibt gleich. Der Newsletter zeigt ihn mit einem Link.`,
  makePublicVerb: "Öffentlich machen",
  madePublic: (title: string) => `„${title}“ ist öffentlich.`,
  untitled: "Ohne Betreff",
  test: "Testmail …",
  continue: "Weiter zum Senden",
};

export const testMailText = {
  title: "Testmail senden",
  intro: "Eine Nachricht, wie sie die Empfänger bekommen würden. Sonst bekommt niemand etwas.",
  as: "Ansicht für",
  kinds: {
    employees: "Mitarbeiterin oder Mitarbeiter",
    clients: "Klientin oder Klient",
    externals: "Abonnentin oder Abonnent",
  } satisfies Readonly<Record<RecipientKind, string>>,
  savesFirst: "Ihre Änderungen werden zuerst gespeichert.",
  email: "An die Adresse",
  sent: (email: string) => `Die Testmail an ${email} ist unterwegs.`,
};
