import { subscriberHeadings as headings } from "../../../shared/news/subscriber.fields.ts";

export const subscribersText = {
  title: "Abonnenten",
  create: "Neuer Abonnent",
  empty: "Hier stehen alle, die den Newsletter von außen beziehen: Klienten und Externe.",
  removeTitle: "Abonnenten löschen?",
  removedStay: {
    unsubscribed: "Die Abmeldung bleibt gemerkt: Wieder anmelden kann sich nur die Person selbst.",
    suppressed: "Die Sperre der Adresse bleibt gemerkt.",
    other:
      "Ein Import kann die Adresse wieder aufnehmen. Wer keinen Newsletter mehr möchte, wird besser abgemeldet.",
  },
  removed: (name: string) => `${name} ist gelöscht.`,
  unsubscribe: "Vom Newsletter abmelden …",
  unsubscribeTitle: (name: string) => `${name} abmelden?`,
  unsubscribeWarning: (email: string, office: string) =>
    `An ${email} geht dann kein Newsletter mehr, weder von ${office} noch von der ganzen Gruppe. Zurücknehmen lässt sich das hier nicht: Wieder anmelden kann sich nur die Person selbst.`,
  unsubscribeVerb: "Vom Newsletter abmelden",
  unsubscribed: (name: string) => `${name} ist abgemeldet.`,
  saved: (name: string) => `${name} ist gespeichert.`,
  interests: "Interessen",
  client: "Klient",
  external: "Extern",
  import: "Importieren",
  exported: (count: string) =>
    count === "1" ? "1 Abonnent ist exportiert." : `${count} Abonnenten sind exportiert.`,
  exportFile: "abonnenten",
  exportHint: "Es werden die Abonnenten exportiert, die die Liste gerade zeigt.",
};

export const stateText = {
  unconfirmed: "Unbestätigt",
  confirmed: "Bestätigt",
  unsubscribed: "Abgemeldet",
  suppressed: "Gesperrt",
};

export const suppressionText = {
  reasons: {
    bounced: "Die Adresse ist nicht zustellbar: Eine Nachricht kam als unzustellbar zurück.",
    complained: "Die Person hat eine Nachricht als unerwünscht gemeldet.",
  },
  since: (when: string) => `Gesperrt seit ${when}`,
  consequence: "Solange die Sperre besteht, bekommt diese Adresse keinen Newsletter.",
  lift: "Sperre aufheben",
  liftDots: "Sperre aufheben …",
  liftTitle: (name: string) => `Sperre von ${name} aufheben?`,
  liftQuestion: (email: string, senders: string) =>
    `${email} bekommt dann wieder Newsletter von ${senders}. Andere Kanzleien entscheiden für sich selbst.`,
  officeAndGroup: (office: string) => `${office} und der ganzen Gruppe`,
  reason: "Grund",
  reasonHelp: "Zum Beispiel: Das Postfach war voll und ist wieder frei. Der Grund bleibt gespeichert.",
  ownerAgreed: "Die Person hat nach ihrer Beschwerde ausdrücklich zugestimmt, wieder Newsletter zu bekommen.",
  ownerMustAgree: "Ohne diese Zustimmung dürfen wir nach einer Beschwerde nicht mehr senden.",
  lifted: (name: string) => `Die Sperre von ${name} ist aufgehoben.`,
  liftedBy: (when: string, who: string) => `Sperre aufgehoben ${when} von ${who}`,
  somebody: "jemandem ohne Mitarbeiterprofil",
  confirmed: (office: string) => `Bekommt die Newsletter von ${office} und der ganzen Gruppe.`,
  noInterest: "Ohne Interessen kommt kein Newsletter.",
  unsubscribed: (when: string) => `Abgemeldet ${when}. Nur die Person selbst kann sich wieder anmelden.`,
  recordedBy: (who: string) => `Eingetragen von ${who}.`,
  unsubscribedAt: (office: string, when: string) =>
    `Abgemeldet bei ${office} ${when}. Nur die Person selbst kann sich wieder anmelden.`,
  cameBack: (office: string, when: string) =>
    `Abgemeldet bei ${office} ${when} und hier seither selbst wieder angemeldet. Newsletter der ganzen Gruppe gehen weiterhin nicht an diese Adresse.`,
  groupConsequence:
    "Für die Newsletter der ganzen Gruppe besteht die Sperre weiter, bis jemand sie aufhebt, der diese bearbeitet.",
  unconfirmed: "Die Anmeldung ist noch nicht bestätigt: Bis dahin kommt kein Newsletter.",
};

interface Interests {
  readonly receivesTaxNews?: boolean | undefined;
  readonly receivesDoctorsNews?: boolean | undefined;
}

export const interestsOf = ({ receivesTaxNews, receivesDoctorsNews }: Interests): string =>
  [receivesTaxNews && headings.receivesTaxNews, receivesDoctorsNews && headings.receivesDoctorsNews]
    .filter(Boolean)
    .join(", ");

export const subscriberHelp = {
  branche: "Eine Branche aus der Liste wählt passende Interessen vor.",
  consent:
    "Was Sie hier eintragen, gilt als bestätigt: Sie stehen für die Einwilligung ein. Nur wer bei einer anderen Kanzlei noch nicht bestätigt hat, bleibt unbestätigt.",
};

export const subscriberPageText = {
  subscription: "Abonnement",
  consent: "Einwilligung",
  origin: "Herkunft",
  detail: "Näheres",
  recorded: "Festgehalten",
  notYet: "noch nicht",
  byOwner: "Von der Person selbst",
};

export const writtenConsentText = {
  act: "Einwilligung eintragen …",
  title: (name: string) => `Einwilligung von ${name} eintragen?`,
  question: (email: string, office: string) =>
    `Haben Sie die Einwilligung schriftlich, gilt die Person als bestätigt, und an ${email} gehen die Newsletter von ${office} und der ganzen Gruppe.`,
  detailHelp: "Zum Beispiel: Formular vom 3. März, im Akt abgelegt.",
  verb: "Schriftliche Einwilligung eintragen",
  done: (name: string) => `Die Einwilligung von ${name} ist eingetragen.`,
};

export const mailsText = {
  title: "Gesendete Newsletter",
  help: (office: string) =>
    `Was ${office} und die ganze Gruppe an diese Adresse gesendet haben, solange Versandprotokolle aufbewahrt werden und ohne gelöschte Newsletter.`,
  empty: "In dieser Zeit ging kein Newsletter an diese Adresse.",
  unknown: (count: string) =>
    count === "1"
      ? "Ein älterer Versand fehlt hier: Ob er an diese Adresse ging, zeigt die Seite des Newsletters."
      : `${count} ältere Sendungen fehlen hier: Ob sie an diese Adresse gingen, zeigen die Seiten der Newsletter.`,
  newsletter: "Newsletter",
  sender: "Von",
  time: "Zeit",
  state: "Status",
};

export const subscriberEditorText = {
  editTitle: "Abonnent bearbeiten",
};
