import type { AreaName } from "./portal.contract.ts";

export const areaTitles: Readonly<Record<AreaName, string>> = {
  administration: "Administration",
  files: "Dateien",
  login: "Anmeldung",
  federation: "Firmenkonten",
  news: "News",
  newsletters: "Newsletter",
  subscribers: "Abonnenten",
  public: "Öffentlich",
  organisations: "Kanzleien und Mitarbeiter",
  discussions: "Foren",
  cloud: "Cloud",
  jobs: "Aufträge",
  notifications: "Benachrichtigungen",
  galleries: "Bildergalerien",
  calendar: "Kalender",
  misc: "Diverses",
  material: "Material",
  applications: "Bewerbungen",
  search: "Suche",
  system: "System",
};
