export const feedText = {
  title: "Kalender abonnieren",
  about:
    "Ihr Handy und Outlook zeigen die Termine, die Sie sehen dürfen, ab dem letzten Jahr. Die Adresse kennen nur Sie.",
  since: (when: string) => `Ihre Adresse gibt es seit ${when}.`,
  make: "Adresse erstellen",
  renew: "Neue Adresse",
  renewTitle: "Neue Adresse erstellen?",
  renewWarning:
    "Die bisherige Adresse gilt sofort nicht mehr. Jedes Programm, das sie verwendet, braucht die neue.",
  revoke: "Adresse zurücknehmen",
  revokeTitle: "Adresse zurücknehmen?",
  revokeWarning: "Programme, die sie verwenden, bekommen ab sofort keine Termine mehr.",
  revoked: "Die Adresse gilt nicht mehr.",
  shownOnce: "Diese Adresse wird nur jetzt gezeigt. Wer sie kennt, sieht Ihre Termine.",
  address: "Adresse Ihres Kalenders",
  copied: "Die Adresse ist in der Zwischenablage.",
  notCopied: "Das Kopieren ist nicht gelungen. Bitte markieren Sie die Adresse selbst.",
  open: "Im Kalender öffnen",
  qr: "QR-Code mit der Adresse Ihres Kalenders",
  howTo:
    "Am Handy den Code mit der Kamera aufnehmen. In Outlook: Kalender hinzufügen, Aus dem Internet, und die Adresse einfügen.",
  categories: "Kategorien",
  all: "Alle Kategorien",
  withoutCategory: "Termine ohne Kategorie sind immer dabei.",
  birthdays: "Geburtstage von Kolleginnen und Kollegen",
  holidays: "Feiertage",
};
