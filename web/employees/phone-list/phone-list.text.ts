export const phoneListText = {
  title: "Telefonliste",
  titleOf: (office: string) => `Telefonliste ${office}`,
  office: "Kanzlei",
  all: "Alle Kanzleien",
  print: "Drucken oder PDF",
  csv: "Als CSV-Datei",
  file: "telefonliste",
  stand: (day: string, people: string) =>
    `Stand ${day}, ${people === "1" ? "1 Person" : `${people} Personen`}`,
  empty: "In dieser Kanzlei arbeitet noch niemand.",
  without: "Ohne Kanzlei",
  columns: {
    name: "Name",
    jobTitle: "Funktion",
    extension: "Durchwahl",
    phone: "Telefon",
    mobile: "Mobil",
    email: "E-Mail",
  },
};
