export const subscribersText = {
  title: "Abonnenten",
  create: "Neuer Abonnent",
  empty: "Hier stehen alle, die den Newsletter von außen beziehen: Klienten und Externe.",
  edit: "Bearbeiten",
  remove: "Löschen",
  removeTitle: "Abonnenten löschen?",
  removeWarning: (name: string, email: string) =>
    `${name} (${email}) bekommt dann keinen Newsletter mehr. Eine Abmeldung oder Sperre bleibt gemerkt; das Löschen lässt sich nicht rückgängig machen.`,
  removed: (name: string) => `${name} ist gelöscht.`,
  saved: (name: string) => `${name} ist gespeichert.`,
  state: "Status",
  kind: "Art",
  interests: "Interessen",
  client: "Klient",
  external: "Extern",
  tax: "Steuern",
  doctors: "Ärzte",
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
  liftedBy: (when: string, who: string) => `Sperre aufgehoben am ${when} von ${who}`,
  somebody: "jemandem ohne Mitarbeiterprofil",
  unsubscribed: (when: string) => `Abgemeldet am ${when}. Nur die Person selbst kann sich wieder anmelden.`,
  unsubscribedAt: (office: string, when: string) =>
    `Abgemeldet bei ${office} am ${when}. Nur die Person selbst kann sich wieder anmelden.`,
  cameBack: (office: string, when: string) =>
    `Abgemeldet bei ${office} am ${when} und hier seither selbst wieder angemeldet. Newsletter der ganzen Gruppe gehen weiterhin nicht an diese Adresse.`,
  groupConsequence:
    "Für die Newsletter der ganzen Gruppe besteht die Sperre weiter, bis jemand sie aufhebt, der diese bearbeitet.",
  unconfirmed: "Die Anmeldung ist noch nicht bestätigt: Bis dahin kommt kein Newsletter.",
};

export const subscriberFields = {
  name: "Name",
  email: "E-Mail",
  branche: "Branche",
  plz: "PLZ",
  ort: "Ort",
  organisationId: "Kanzlei",
  isClient: "Art",
  interests: "Interessen",
};

interface Interests {
  readonly receivesTaxNews?: boolean | undefined;
  readonly receivesDoctorsNews?: boolean | undefined;
}

export const interestsOf = ({ receivesTaxNews, receivesDoctorsNews }: Interests): string =>
  [receivesTaxNews && subscribersText.tax, receivesDoctorsNews && subscribersText.doctors]
    .filter(Boolean)
    .join(", ");

export const exportColumns = {
  name: "Name",
  email: "E-Mail",
  branche: "Branche",
  plz: "PLZ",
  ort: "Ort",
  office: "Kanzlei",
  isClient: "Klient",
  receivesTaxNews: "Steuern",
  receivesDoctorsNews: "Ärzte",
  state: "Status",
  confirmed: "Bestätigt am",
  unsubscribed: "Abgemeldet am",
  suppressed: "Gesperrt am",
};

export const subscriberHelp = {
  branche: "Eine Branche aus der Liste wählt passende Interessen vor.",
  consent:
    "Was Sie hier eintragen, gilt als bestätigt: Sie stehen für die Einwilligung ein. Nur wer bei einer anderen Kanzlei noch nicht bestätigt hat, bleibt unbestätigt.",
};

export const subscriberEditorText = {
  createTitle: "Neuer Abonnent",
  editTitle: "Abonnent bearbeiten",
  chooseOffice: "Kanzlei wählen",
  save: "Speichern",
};
