import { applicationLabels } from "../../shared/applications/application.fields.ts";

export const applyFields = {
  ...applicationLabels,
  street: "Straße und Hausnummer",
  comments: "Was Sie uns noch sagen möchten",
  fileIds: "Unterlagen",
  files: "Unterlagen",
  isConsented: "Einwilligung",
};

export const salutations = ["Frau", "Herr"];

export const applyText = {
  title: (office: string) => `Bewerbung: ${office}`,
  loading: "Bewerbung",
  steps: "Schritte der Bewerbung",
  names: {
    position: "Stelle",
    person: "Zur Person",
    career: "Werdegang",
    files: "Unterlagen",
    check: "Senden",
  },
  headings: {
    position: "Wofür bewerben Sie sich?",
    person: "Wer sind Sie?",
    career: "Was können Sie?",
    files: "Welche Unterlagen möchten Sie mitschicken?",
    check: "Stimmt alles?",
  },
  stepOf: (step: number, count: number, name: string) => `Schritt ${step} von ${count}: ${name}`,
  next: "Weiter",
  changeShort: "Ändern",
  change: (step: string) => `${step} ändern`,
  required: "Mit * gekennzeichnete Felder brauchen wir, alles andere ist freiwillig.",
  kept: "Ihre Angaben bleiben in diesem Fenster erhalten, bis Sie die Bewerbung senden oder das Fenster schließen.",
  positionsHelp: "Sie können mehrere Stellen wählen.",
  otherHelp: "Falls Ihre Stelle nicht in der Liste steht.",
  birthdateHelp: "Zum Beispiel 17.5.1998",
  files: {
    choose: "Lebenslauf, Zeugnisse und was Sie sonst zeigen möchten.",
    limits: (count: number, size: string) =>
      `Höchstens ${count} Dateien: PDF, Word (.docx), JPG oder PNG, je bis ${size}.`,
    list: "Ihre Unterlagen",
    tooLarge: (size: string) => `Die Datei ist größer als ${size}.`,
    wrongType: "Nur PDF, Word (.docx), JPG und PNG sind möglich.",
    empty: "Die Datei ist leer.",
    tooMany: (count: number) => `Mehr als ${count} Dateien sind nicht möglich.`,
    running: "Eine Datei wird noch hochgeladen. Bitte warten Sie, bis sie da ist.",
    none: "Keine Unterlagen",
  },
  website: "Dieses Feld bitte leer lassen",
  consent: "Einwilligung",
  consentVersion: (version: string) => `Fassung ${version}`,
  agree: "Ich habe den Text gelesen und willige ein.",
  noConsent: "Ohne Ihre Einwilligung dürfen wir Ihre Bewerbung nicht annehmen.",
  keptFor: (months: number) =>
    months === 1
      ? "Ihre Bewerbung wird nach einem Monat gelöscht."
      : `Ihre Bewerbung wird nach ${months} Monaten gelöscht.`,
  send: "Bewerbung senden",
  sent: {
    title: "Ihre Bewerbung ist angekommen",
    thanks: (office: string) => `Vielen Dank. ${office} meldet sich bei Ihnen.`,
    mail: (email: string) => `Eine Bestätigung ist unterwegs an ${email}.`,
    notThere: "Nichts bekommen? Sehen Sie bitte im Spam-Ordner nach.",
  },
  unknown: {
    title: "Diese Bewerbungsseite gibt es nicht",
    detail:
      "Vielleicht wurde der Link nicht vollständig geöffnet. Bitte rufen Sie die Seite noch einmal über den Link der Kanzlei auf.",
  },
  retry: "Noch einmal versuchen",
};

export const consentText = {
  title: "Bewerbung länger aufbewahren",
  question: (office: string, until: string) =>
    `${office} möchte Ihre Bewerbung bis ${until} aufbewahren, um sich später bei Ihnen melden zu können.`,
  otherwise: (deleteAt: string) =>
    `Ohne Ihre Einwilligung wird sie am ${deleteAt} gelöscht. Sie müssen dafür nichts tun.`,
  confirm: "Ich willige ein",
  given: (office: string, until: string) =>
    `Vielen Dank. ${office} bewahrt Ihre Bewerbung bis ${until} auf. Danach wird sie gelöscht.`,
  noToken: "Diesem Link fehlt ein Teil. Bitte öffnen Sie den Link in der E-Mail noch einmal.",
};
