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
  public: "Sie stehen auch auf der öffentlichen Seite der Kanzlei, wenn sie eine hat.",
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
  urlName: "Kleinbuchstaben, Ziffern und Bindestriche. Ohne ihn hat die Kanzlei keine öffentliche Seite.",
  products: "Mehrere mit Beistrich oder in eigenen Zeilen.",
  homepage:
    "Zum Beispiel https://www.kanzlei.at. Ihre Seiten dürfen lesen, was die Kanzleien veröffentlichen, und zum Newsletter anmelden.",
  websiteTexts:
    "Stehen auf der öffentlichen Seite der Kanzlei; mit einer englischen oder italienischen gibt es sie auch in dieser Sprache.",
  mailSenderName: "Ohne Angabe steht dort der Name der Kanzlei.",
  mailReplyTo: "Ohne Angabe die E-Mail-Adresse der Kanzlei.",
  forbidsShares: "Links, die es schon gibt, führen dann zu nichts mehr.",
};

export const customersText = {
  title: "Kunden",
  about: "Wen die Kanzlei auf ihrer öffentlichen Seite als Referenz nennt.",
  empty: "Hier stehen die Kunden, die diese Kanzlei als Referenz nennt.",
  create: "Neuer Kunde",
  createTitle: "Kunde hinzufügen",
  editTitle: "Kunde bearbeiten",
  saved: (name: string) => `„${name}“ ist gespeichert.`,
  removeTitle: "Kunde löschen?",
  removeWarning: (name: string) => `„${name}“ wird aus den Referenzen der Kanzlei gelöscht.`,
  removed: (name: string) => `„${name}“ ist gelöscht.`,
};

type Published = Readonly<Record<"employees" | "links" | "customers", readonly unknown[]>>;

const counted = ({ length }: readonly unknown[], one: string, many: string) =>
  length === 1 ? `1 ${one}` : `${length} ${many}`;

export const publicSideText = {
  title: "Öffentliche Seite",
  sight: "So sieht es die Öffentlichkeit",
  none: "Diese Kanzlei hat keine öffentliche Seite: Ihr fehlt der „Name in der Adresse“.",
  soon: "Änderungen stehen spätestens nach fünf Minuten dort.",
  shows: ({ employees, links, customers }: Published) =>
    `Sie zeigt ${counted(employees, "Person", "Personen")}, ${counted(links, "Link", "Links")} und ${counted(customers, "Referenz", "Referenzen")}.`,
  nothingMissing: "Für eine gute Seite fehlt nichts.",
  missing: "Für eine gute Seite fehlt noch:",
  gaps: {
    urlName: "der Name in der Adresse, ohne den es keine Seite gibt",
    description: "eine Beschreibung auf Deutsch",
    picture: "das Bild der Kanzlei",
    address: "die Adresse",
    phone: "die Telefonnummer",
    email: "die E-Mail-Adresse",
    homepage: "die Website",
    products: "die Leistungen",
  },
  people: "Personen, die „Person zeigen“ erlauben",
  form: "Anmeldung zum Newsletter auf der eigenen Website",
  formHelp: (homepage: string) =>
    `Diese Zeile zeigt dort ein Formular, ohne Cookies. Es funktioniert auf Seiten unter ${homepage}; die Anmeldung wird wie sonst per E-Mail bestätigt. Mit data-language="en" oder "it" spricht es Englisch oder Italienisch.`,
  noHomepage: "Das Formular für die eigene Website gibt es, sobald oben die Website eingetragen ist.",
  copyForm: "Zeile für die Website kopieren",
  copied: "Die Zeile ist in der Zwischenablage.",
  notCopied: "Die Zeile ließ sich nicht kopieren.",
};
