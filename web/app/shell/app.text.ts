import { version } from "./version.ts";

export const productTitle = "Kanzleiportal";

export const shellText = {
  skip: "Zum Inhalt",
  toStart: "Kanzleiportal, zur Startseite",
  search: "Suchen",
  searchKeys: "Strg+K",
  searchKeysApple: "⌘K",
  profile: "Profil",
  signOut: "Abmelden",
  navigation: "Hauptnavigation",
  openNavigation: "Navigation öffnen",
  closeNavigation: "Navigation schließen",
  external: "Öffnet sich in einem neuen Tab",
  help: "Hilfe",
  contact: "Technischer Kontakt",
  version: `Version ${version}`,
};

export const navigationText = {
  home: "Home",
  organisations: "Kanzleien",
  employees: "Mitarbeiter",
  newsArchive: "Archiv",
  newsArticles: "Artikel",
  newsNewsletters: "Newsletter",
  newsSubscribers: "Abonnenten",
  applications: "Bewerbungen (Alt)",
  material: "TU Material",
  administration: "Administration",
  users: "Benutzer",
  access: "Zugriffsrechte",
  templates: "E-Mail Templates",
  onlineMeeting: "Online Meeting",
  employerBranding: "Employer Branding",
  recruiting: "Recruiting",
  whistleblowing: "Hinweisgebersystem",
};

export const outageText =
  "Der Server ist derzeit nicht erreichbar. Was Sie schreiben, bleibt hier stehen; speichern können Sie, sobald dieser Hinweis verschwindet.";

export const newBuildText = {
  title: "Es gibt eine neue Version des Portals.",
  reload: "Neu laden",
};

export const problemText = {
  offline: {
    title: "Der Server ist nicht erreichbar.",
    detail: "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  },
  unreadable: {
    title: "Das hat nicht geklappt.",
    detail: "Der Server hat unerwartet geantwortet. Bitte versuchen Sie es in einer Minute noch einmal.",
  },
  crashed: {
    title: "Dieser Bereich kann gerade nicht angezeigt werden.",
    detail: "Bitte laden Sie die Seite neu.",
  },
  retry: "Noch einmal versuchen",
  reload: "Seite neu laden",
  requestId: (id: string) => `Anfrage ${id}`,
  notFound: {
    title: "Seite nicht gefunden",
    detail: "Unter dieser Adresse gibt es nichts, oder es ist für Sie nicht freigegeben.",
  },
  notAllowed: {
    title: "Keine Berechtigung",
    detail: "Für diesen Bereich fehlt Ihnen die Berechtigung. Ihre Administration kann sie vergeben.",
  },
  notLoaded: {
    title: "Dieser Bereich konnte nicht geladen werden.",
    detail: "Die Verbindung ist unterbrochen, oder es gibt eine neue Version des Portals.",
  },
  partNotLoaded: "Das konnte nicht geladen werden. Bitte speichern Sie, und laden Sie die Seite dann neu.",
  toHome: "Zur Startseite",
  toSearch: "Im Portal suchen",
  toSearchFor: (term: string) => `Nach „${term}“ suchen`,
  toArchive: "Im Archiv suchen",
};
