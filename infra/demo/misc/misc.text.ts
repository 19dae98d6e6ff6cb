import type { DocumentVisibility } from "../../../shared/visibility/visibility.ts";

interface FileText {
  readonly name: string;
  readonly lines: readonly string[];
}

export type EntryText = { readonly visibility?: DocumentVisibility } & (
  | { readonly title: string; readonly description?: string; readonly files?: readonly FileText[] }
  | { readonly name: string; readonly location: string }
);

interface GroupText {
  readonly name: string;
  readonly description: string;
  readonly entries: readonly EntryText[];
}

export const groups: readonly GroupText[] = [
  {
    name: "Formulare und Muster",
    description: "Was alle brauchen. Neue Fassungen ersetzen die alten an derselben Stelle.",
    entries: [
      {
        title: "Reisekostenabrechnung",
        description: "Bis zum 5. des Folgemonats mit den Belegen an die Lohnverrechnung.",
        files: [
          {
            name: "Reisekostenabrechnung.xlsx",
            lines: ["Datum;Von;Nach;Kilometer;Diäten", "14.03.2026;Linz;Wels;32;26,40"],
          },
        ],
      },
      {
        title: "Urlaubsantrag",
        files: [
          {
            name: "Urlaubsantrag.pdf",
            lines: ["Name:", "Urlaub von:", "Urlaub bis:", "Vertretung:", "Unterschrift:"],
          },
        ],
      },
      {
        title: "Verschwiegenheitserklärung für Ferialpraktikantinnen und Ferialpraktikanten",
        description: "Vor dem ersten Arbeitstag unterschreiben lassen.\nDas Original bleibt in der Kanzlei.",
        files: [
          {
            name: "Verschwiegenheitserklaerung.pdf",
            lines: [
              "Verschwiegenheitserklärung",
              "Über alles, was bei der Arbeit bekannt wird, ist zu schweigen.",
            ],
          },
          {
            name: "Verschwiegenheitserklaerung.docx",
            lines: [
              "Verschwiegenheitserklärung",
              "Über alles, was bei der Arbeit bekannt wird, ist zu schweigen.",
            ],
          },
        ],
      },
    ],
  },
  {
    name: "Parkplätze",
    description: "Wo Gäste und Mitarbeiter anderer Kanzleien parken dürfen.",
    entries: [
      { name: "Linz: Tiefgarage, Plätze 40 bis 46", location: "Hauptplatz 5, 4020 Linz" },
      { name: "Graz: Hof hinter dem Haus", location: "Herrengasse 12, 8010 Graz" },
      { name: "Salzburg: Altstadtgarage, Karten am Empfang", location: "Hildmannplatz 1, 5020 Salzburg" },
    ],
  },
  {
    name: "Seminarräume und Besprechungszimmer",
    description: "Zu buchen beim Empfang der jeweiligen Kanzlei.",
    entries: [
      { name: "Wien: Dachgeschoß, 24 Plätze", location: "Schottenring 8, 1010 Wien" },
      { name: "Linz: Seminarraum Donau, 16 Plätze", location: "Hauptplatz 5, 4020 Linz" },
      {
        title: "Hausordnung der Seminarräume",
        description: "Beamer und Leinwand bedient, wer bucht. Getränke bitte zwei Tage vorher bestellen.",
      },
    ],
  },
  {
    name: "Rahmenverträge",
    description: "Was die Gruppe für alle Kanzleien vereinbart hat.",
    entries: [
      {
        title: "Büromaterial",
        description: "Bestellt wird über TU Material. Mindestmenge gibt es keine.",
        files: [
          {
            name: "Konditionen Büromaterial.pdf",
            lines: ["Konditionen", "Lieferung innerhalb von zwei Tagen."],
          },
        ],
      },
      {
        title: "Vermögensschadenhaftpflichtversicherung",
        description: "Polizze und Ansprechpartner der Versicherung.",
        visibility: "Directors",
        files: [{ name: "Polizze.pdf", lines: ["Versicherungssumme und Selbstbehalt laut Beilage."] }],
      },
      {
        title: "Gesellschaftervereinbarung",
        visibility: "AssociationDirectors",
        files: [{ name: "Gesellschaftervereinbarung.pdf", lines: ["Fassung vom 1. Jänner."] }],
      },
    ],
  },
];
