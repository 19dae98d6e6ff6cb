import { subscriberLabels } from "../../../shared/news/subscriber.fields.ts";
export const unsubscribeText = {
  title: "Newsletter abbestellen",
  question:
    "Möchten Sie unseren Newsletter nicht mehr bekommen? Mit dem Knopf melden Sie Ihre Adresse ab; vorher ändert sich nichts.",
  done: "Sie sind abgemeldet. Wir schicken Ihnen keinen Newsletter mehr.",
  again: "Newsletter wieder abonnieren",
  noToken:
    "Diesem Link fehlt ein Teil. Bitte öffnen Sie den Link „Newsletter abbestellen“ in einem unserer Newsletter noch einmal.",
  preferences: "Lieber nur die Themen ändern",
};

export const subscriptionFields = {
  ...subscriberLabels,
  receivesTaxNews: "Themen",
  consent: "Einwilligung",
};

export const interestText = {
  tax: "Steuern und Recht",
  doctors: "Für Ärztinnen und Ärzte",
};

export const registrationText = {
  title: "Newsletter abonnieren",
  intro:
    "Unser Newsletter ist kostenlos. Sie bekommen zuerst eine E-Mail, mit der Sie Ihre Anmeldung bestätigen.",
  voluntary: "Freiwillige Angaben",
  consent:
    "Ich möchte den Newsletter per E-Mail bekommen und bin einverstanden, dass meine Angaben dafür gespeichert werden. Abbestellen kann ich ihn jederzeit mit dem Link in jedem Newsletter.",
  noConsent: "Ohne Ihre Einwilligung dürfen wir Ihnen keinen Newsletter senden.",
  sent: "Wir haben Ihnen eine E-Mail gesendet",
  sentTo: (email: string) =>
    `Bitte öffnen Sie die Nachricht an ${email} und bestätigen Sie dort Ihre Anmeldung. Der Link gilt sieben Tage.`,
  notThere:
    "Nichts bekommen? Sehen Sie bitte im Spam-Ordner nach. Nach zehn Minuten können Sie es noch einmal versuchen.",
};

export const confirmationText = {
  title: "Anmeldung bestätigen",
  question: "Mit dem Knopf bestätigen Sie, dass Sie unseren Newsletter bekommen möchten.",
  done: "Ihre Anmeldung ist bestätigt.",
  from: (office: string) => `Ab jetzt bekommen Sie den Newsletter: ${office}.`,
  noToken:
    "Diesem Link fehlt ein Teil. Bitte öffnen Sie den Link in der E-Mail noch einmal, oder melden Sie sich neu an.",
  invalid: "Vielleicht wurde er nicht vollständig geöffnet. Sie können sich einfach noch einmal anmelden.",
  expired: "Er galt sieben Tage. Sie können sich einfach noch einmal anmelden.",
  again: "Noch einmal anmelden",
};

export const preferencesText = {
  title: "Einstellungen ändern",
  of: (office: string) => `Ihr Newsletter: ${office}`,
  save: "Einstellungen speichern",
  saved: "Ihre Einstellungen sind gespeichert.",
  unsubscribe: "Sie möchten gar keinen Newsletter mehr?",
  ended: (when: string) => `Sie sind seit ${when} abgemeldet und bekommen unseren Newsletter nicht mehr.`,
  unconfirmed: "Ihre Anmeldung ist noch nicht bestätigt, deshalb bekommen Sie unseren Newsletter nicht.",
  invalid: "Bitte öffnen Sie den Link „Einstellungen ändern“ in einem unserer Newsletter noch einmal.",
  noToken:
    "Diesem Link fehlt ein Teil. Bitte öffnen Sie den Link „Einstellungen ändern“ in einem unserer Newsletter noch einmal.",
};
