interface Words {
  readonly label: string;
  readonly reason: string;
}

const withName =
  "Bleibt für die anderen da. Der Name wird durch „Ehemalige:r Mitarbeiter:in“ ersetzt, wenn Sie das wählen; was im Text selbst steht, bleibt.";
const goesWithAccount = "Wird mit dem Zugang gelöscht.";
const technical = "Technische Merker ohne Inhalt. Sie enden von selbst.";

/** In the order in which people read them. */
const areas = {
  users: { label: "Zugang zum Portal", reason: "Wird gelöscht; niemand kann sich damit noch anmelden." },
  userNames: { label: "Belegter Benutzername", reason: goesWithAccount },
  sessions: { label: "Anmeldungen", reason: goesWithAccount },
  secondFactors: { label: "Zweiter Faktor", reason: goesWithAccount },
  firmAccounts: { label: "Verbundene Firmenkonten (Hash)", reason: goesWithAccount },
  passkeys: { label: "Passkeys", reason: goesWithAccount },
  passkeyChallenges: { label: "Begonnene Anmeldungen mit Passkey", reason: "Enden von selbst." },
  resetCodes: { label: "Links für ein neues Kennwort", reason: goesWithAccount },
  accountMails: { label: "Angeforderte Mails zum Zugang", reason: goesWithAccount },
  knownDevices: { label: "Bekannte Geräte (Hash des Benutzernamens)", reason: goesWithAccount },
  signInAttempts: { label: "Gezählte Anmeldeversuche (Hash des Benutzernamens)", reason: goesWithAccount },
  calendarFeeds: { label: "Abonnierter Kalender", reason: goesWithAccount },
  employees: {
    label: "Profil",
    reason:
      "Wird mit Bild gelöscht; es bleibt der Name neben Beiträgen, oder „Ehemalige:r Mitarbeiter:in“, wenn Sie das wählen. Entwürfe, Ordner und Termine übergeben Sie vorher im Profil.",
  },
  notifications: { label: "Benachrichtigungen", reason: "Werden gelöscht." },
  pushDevices: { label: "Geräte mit Benachrichtigungen", reason: "Werden gelöscht." },
  subscribers: {
    label: "Abonnements mit Einwilligung",
    reason: "Werden gelöscht. Dass es sie gab, steht nur mit der Kennung im Protokoll.",
  },
  trashedSubscribers: {
    label: "Abonnements im Papierkorb",
    reason: "Werden gelöscht; von anderen nur der Name, wer sie gelöscht hat.",
  },
  subscribedAddresses: { label: "Belegte Adressen", reason: "Werden mit dem Abonnement gelöscht." },
  registrations: { label: "Unbestätigte Anmeldungen zum Newsletter", reason: "Werden gelöscht." },
  registrationMails: {
    label: "Gezählte Mails an die Adresse (Hash der Adresse)",
    reason: "Schützen vor Fluten von Mails und enden von selbst.",
  },
  imports: {
    label: "Importe von Abonnenten",
    reason: "Enden von selbst; zurückgenommen bringt ein Import Gelöschte nicht wieder.",
  },
  lateUnsubscriptions: { label: "Vermerkte Abmeldungen (nur Kennung)", reason: "Enden von selbst." },
  suppressions: {
    label: "Sperren gegen Mails (Hash der Adresse)",
    reason: "Bleiben, damit niemand mehr an diese Adresse schreibt; die Adresse selbst steht nicht darin.",
  },
  ledgers: {
    label: "Versandprotokolle der Newsletter",
    reason: "Bleiben bis zum Ende ihrer Frist: Nachweis, wer was bekommen hat.",
  },
  ledgerIndexes: {
    label: "Verzeichnis der Versandprotokolle (Hash der Adresse)",
    reason: "Endet mit dem Versandprotokoll.",
  },
  mailEvents: {
    label: "Rückmeldungen zu Mails",
    reason: "Enden mit dem Versandprotokoll.",
  },
  newsletterRuns: {
    label: "Gestartete Newsletter",
    reason: "Bleiben bis zum Ende des Versandprotokolls, mit der Kennung.",
  },
  applications: {
    label: "Bewerbungen",
    reason: "Werden mit allen Dateien gelöscht. Dass es sie gab, steht nur mit der Kennung im Protokoll.",
  },
  applicationClocks: { label: "Fristen von Bewerbungen (nur Kennung)", reason: "Enden mit der Bewerbung." },
  outbox: { label: "Wartende Mails", reason: "Werden gelöscht und gehen nicht mehr hinaus." },
  mailContents: { label: "Texte wartender Mails", reason: "Enden von selbst." },
  posts: { label: "Beiträge und Antworten in Foren", reason: withName },
  postVersions: { label: "Frühere Fassungen von Beiträgen", reason: withName },
  votes: {
    label: "Stimmen in offenen Umfragen",
    reason: `${withName} Geheime Stimmen lassen sich niemandem zuordnen und stehen hier nicht.`,
  },
  drafts: { label: "Entwürfe", reason: "Werden gelöscht." },
  readMarks: { label: "Gelesen bis", reason: "Werden gelöscht." },
  reactions: { label: "Reaktionen in Foren und auf Artikel", reason: "Werden gelöscht." },
  reports: { label: "Gemeldete Beiträge in den Foren", reason: "Werden gelöscht." },
  follows: { label: "Verfolgte Foren und Beiträge", reason: "Werden gelöscht." },
  digests: { label: "Wartende Zusammenfassungen", reason: "Werden gelöscht." },
  articles: { label: "Artikel", reason: withName },
  articleVersions: { label: "Frühere Versionen von Artikeln", reason: withName },
  confirmations: { label: "Lesebestätigungen", reason: "Werden gelöscht." },
  newsletters: { label: "Newsletter", reason: withName },
  trash: { label: "Newsletter und anderes im Papierkorb", reason: withName },
  events: { label: "Termine", reason: withName },
  eventAnswers: {
    label: "Antworten auf Termine",
    reason: "Werden gelöscht; was jemand für die Kanzlei zugesagt hat, bleibt deren Antwort.",
  },
  cloudItems: { label: "Ordner und Dateien der Cloud", reason: withName },
  cloudWatches: { label: "Beobachtete Ordner", reason: "Werden gelöscht." },
  cloudRequests: {
    label: "Angeforderte Unterlagen",
    reason: "Die Anforderung wird beendet und gelöscht; was angekommen ist, bleibt in der Cloud der Kanzlei.",
  },
  cloudShares: { label: "Freigaben der Cloud für Außenstehende", reason: "Werden beendet und gelöscht." },
  cloudChanges: { label: "Änderungen für Benachrichtigungen", reason: technical },
  files: {
    label: "Hochgeladene Dateien",
    reason:
      "Gehören zu dem, wofür sie hochgeladen wurden, und gehen damit. Was niemand verwendet, endet von selbst. Der Auskunft liegt ihr Inhalt nicht bei: Er gehört zur Arbeit der Kanzlei und kann Daten anderer enthalten.",
  },
  galleries: { label: "Galerien", reason: withName },
  galleryImages: { label: "Bilder in Galerien", reason: withName },
  misc: { label: "Diverses", reason: withName },
  orders: {
    label: "Bestellungen von Material",
    reason: `${withName} Bestellungen sind Belege der Kanzlei.`,
  },
  offices: {
    label: "Angaben von Kanzleien",
    reason: "Bleiben, weil sie der Kanzlei gehören; eine Adresse ändern Sie in der Kanzlei.",
  },
  tokens: {
    label: "Angelegte Schnittstellen",
    reason: "Bleiben, weil Programme des Hauses sie verwenden; sie tragen nur die Kennung.",
  },
  zipJobs: { label: "Angeforderte ZIP-Dateien", reason: "Enden von selbst." },
  administration: {
    label: "Rollen, Vorlagen und Einstellungen",
    reason: "Bleiben; sie tragen nur die Kennung. Eine Adresse ändern Sie in den Einstellungen.",
  },
  mailings: { label: "Stand von Rundmails", reason: technical },
  audit: {
    label: "Protokoll: was die Person getan hat und was sie betraf",
    reason: "Bleibt bis zum Ende der Frist, die in den Einstellungen steht: Nachweis, wer was getan hat.",
  },
  dataRequests: {
    label: "Anfragen zum Datenschutz",
    reason: "Enden von selbst; die Adresse verschwindet mit der Löschung.",
  },
  mentioned: {
    label: "Vorkommen bei anderen",
    reason:
      "Bleiben: Das sind Einträge anderer, in denen die Adresse oder eine Kennung der Person vorkommt. Ihr Inhalt steht deshalb nicht hier.",
  },
  unlisted: {
    label: "Weitere Einträge",
    reason: "Bleiben. Das Portal kennt ihre Art nicht; bitte melden Sie das.",
  },
} as const satisfies Readonly<Record<string, Words>>;

export const personalText = {
  former: "Ehemalige:r Mitarbeiter:in",
  formerFirstname: "Ehemalige:r",
  formerLastname: "Mitarbeiter:in",
  areas,
};

export type PersonalArea = keyof typeof areas;
