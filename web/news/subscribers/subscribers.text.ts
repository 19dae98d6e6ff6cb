export const unsubscribeText = {
  title: "Newsletter abbestellen",
  question:
    "Möchten Sie unseren Newsletter nicht mehr bekommen? Mit dem Knopf melden Sie Ihre Adresse ab; vorher ändert sich nichts.",
  confirm: "Newsletter abbestellen",
  done: "Sie sind abgemeldet. Wir schicken Ihnen keinen Newsletter mehr.",
  noToken:
    "Diesem Link fehlt ein Teil. Bitte öffnen Sie den Link „Abmelden“ in einem unserer Newsletter noch einmal.",
};

export const subscribersText = {
  title: "Abonnenten",
  create: "Neuer Abonnent",
  empty: "Hier stehen alle, die den Newsletter von außen beziehen: Klienten und Externe.",
  edit: "Bearbeiten",
  remove: "Löschen",
  removeTitle: "Abonnenten löschen?",
  removeWarning: (name: string, email: string) =>
    `${name} (${email}) bekommt dann keinen Newsletter mehr. Auch eine Abmeldung wird vergessen; das lässt sich nicht rückgängig machen.`,
  removed: (name: string) => `${name} ist gelöscht.`,
  saved: (name: string) => `${name} ist gespeichert.`,
  state: "Status",
  kind: "Art",
  interests: "Interessen",
  client: "Klient",
  external: "Extern",
  tax: "Steuern",
  doctors: "Ärzte",
  unconfirmed: "Unbestätigt",
  confirmed: "Bestätigt",
  unsubscribed: "Abgemeldet",
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

export const subscriberHelp = {
  branche: "Eine Branche aus der Liste wählt passende Interessen vor.",
  consent: "Was Sie hier eintragen, gilt als bestätigt: Sie stehen für die Einwilligung ein.",
};

export const subscriberEditorText = {
  createTitle: "Neuer Abonnent",
  editTitle: "Abonnent bearbeiten",
  chooseOffice: "Kanzlei wählen",
  save: "Speichern",
};
