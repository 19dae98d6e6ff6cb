import { employeeLabels as fields } from "../../../shared/organisations/employee.fields.ts";

export const phoneListText = {
  title: "Telefonliste",
  titleOf: (office: string) => `Telefonliste ${office}`,
  office: fields.employedAt,
  all: "Alle Kanzleien",
  print: "Drucken oder PDF",
  csv: "Als CSV-Datei",
  file: "telefonliste",
  stand: (day: string, people: string) =>
    `Stand ${day}, ${people === "1" ? "1 Person" : `${people} Personen`}`,
  found: (day: string, found: string, people: string) => `Stand ${day}, ${found} von ${people} Personen`,
  search: "Name, Nummer …",
  order: "Sortieren nach",
  orders: { office: "Kanzlei und Name", name: "Name", jobTitle: fields.jobTitle },
  nobodyFound: "Dazu findet sich niemand.",
  reset: "Suche zurücksetzen",
  empty: "In dieser Kanzlei arbeitet noch niemand.",
  without: "Ohne Kanzlei",
  columns: {
    name: "Name",
    jobTitle: fields.jobTitle,
    extension: fields.phoneExtension,
    phone: "Telefon",
    mobile: fields.phoneMobile,
    email: fields.email,
  },
};

export const offlineText = {
  title: "Keine Verbindung",
  intro:
    "Das Portal ist gerade nicht erreichbar. Bitte prüfen Sie, ob Ihr Gerät mit dem Internet verbunden ist.",
  retry: "Erneut versuchen",
  stand: (at: string) => `Stand: ${at}`,
};
