import { websiteText } from "../components/components.text.ts";

export const officesText = {
  title: "Kanzleien",
  create: "Neue Kanzlei",
  empty: "Hier werden die Kanzleien der Gruppe stehen.",
  kind: "Zugehörigkeit",
  address: "Adresse",
  picture: (name: string) => `Bild von ${name}`,
};

export const officeText = {
  contact: "Kontakt",
  legal: "Rechtliches",
  portal: "Website und Verwaltung",
  contactTexts: "So erreichen Sie uns",
  websiteTexts: "Über die Kanzlei",
  german: "Deutsch",
  english: "Englisch",
  italian: "Italienisch",
  register: "Firmenbuch",
  apply: "Bewerbungsformular",
  externalHomepage: "außerhalb der Gruppe betrieben",
  people: "Mitarbeiter",
  allPeople: (count: string) => `Alle ${count} Mitarbeiter`,
  phoneList: "Telefonliste",
  noPeople: "In dieser Kanzlei ist noch niemand eingetragen.",
};

export const linksText = {
  title: "Links",
  empty: "Noch keine Links.",
  add: "Link hinzufügen",
  editTitle: "Link bearbeiten",
  name: "Bezeichnung",
  url: "Webadresse",
  edit: (name: string) => `${name} bearbeiten`,
  removed: (name: string) => `Der Link „${name}“ ist gelöscht.`,
};

export const picturesText = {
  title: "Bilder",
  kinds: {
    details: "Bild der Kanzlei",
    "newsletter-header": "Kopf der Newsletter",
  },
  help: {
    details: "Steht auf dieser Seite und in der Liste der Kanzleien.",
    "newsletter-header":
      "Steht ganz oben in den Newslettern dieser Kanzlei. Am besten breit, etwa 1200 × 300 Pixel.",
  },
  none: {
    details: "Noch kein Bild.",
    "newsletter-header": "Kein eigenes Bild: Die Newsletter zeigen den Kopf der Gruppe.",
  },
  alt: {
    details: (name: string) => `Bild von ${name}`,
    "newsletter-header": (name: string) => `Kopf der Newsletter von ${name}`,
  },
  saved: "Das Bild ist gespeichert.",
  remove: "Entfernen",
  removeLabel: (kind: string) => `${kind} entfernen`,
  removeTitle: "Bild entfernen?",
  removeWarning: {
    details: (name: string) => `Das Bild von „${name}“ wird gelöscht.`,
    "newsletter-header": (name: string) =>
      `Der Newsletter-Kopf von „${name}“ wird gelöscht. Er fehlt dann auch in Newslettern, die schon verschickt sind.`,
  },
  removed: "Das Bild ist entfernt.",
};

export const officeEditorText = {
  editTitle: (name: string) => `${name} bearbeiten`,
  website: "Website",
  portal: "Für Kunden und Mitarbeiter",
  contactTexts: "Kontakttexte",
  websiteTexts: "Beschreibungen für die Website",
  mails: "Mails der Kanzlei",
  arrivesAs: (name: string) => `Newsletter und andere Mails der Kanzlei kommen von „${name}“.`,
  answersTo: (address: string) => `Antworten gehen an ${address}.`,
  answersToGroup: "Antworten gehen an die Kanzlei, die das Portal betreibt.",
  forGroup: "Das gilt auch für Mails der ganzen Gruppe.",
  test: "Testmail an mich",
  testSaved: "Speichern und Testmail an mich",
  tested: "Die Testmail ist unterwegs.",
};

export const officeHelp = {
  urlName: "Kleinbuchstaben, Ziffern und Bindestriche. Jede Kanzlei hat einen anderen.",
  products: "Mehrere mit Beistrich oder in eigenen Zeilen.",
  homepage: "Zum Beispiel https://www.kanzlei.at",
  websiteTexts: `Die Seite der Kanzlei im Portal zeigt sie. ${websiteText.notConnected}`,
  mailSenderName: "Ohne Angabe steht dort der Name der Kanzlei.",
  mailReplyTo: "Ohne Angabe die E-Mail-Adresse der Kanzlei.",
  siteNames: websiteText.notConnected,
};

export const customersText = {
  title: "Kunden",
  about: `Wen die Kanzlei als Referenz nennt. ${websiteText.notConnected}`,
  empty: "Hier stehen die Kunden, die diese Kanzlei als Referenz nennt.",
  create: "Neuer Kunde",
  createTitle: "Kunde hinzufügen",
  editTitle: "Kunde bearbeiten",
  saved: (name: string) => `„${name}“ ist gespeichert.`,
  removeTitle: "Kunde löschen?",
  removeWarning: (name: string) => `„${name}“ wird aus den Referenzen der Kanzlei gelöscht.`,
  removed: (name: string) => `„${name}“ ist gelöscht.`,
};
