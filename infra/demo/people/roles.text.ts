export const roleText = {
  news: "News",
  offices: "Kanzleien",
  portal: "Portal",
  redaktion: "Redaktion der Gruppe",
  readers: "Leser aller Kanzleien",
  forums: "Forenbetreuung",
  calendar: "Kalenderpflege",
  misc: "Sonstiges verwalten",
  employeesOf: (town: string) => `Mitarbeiter ${town}`,
  editorsOf: (town: string) => `Redaktion ${town}`,
  administratorsOf: (town: string) => `Kanzleiverwaltung ${town}`,
} as const;
