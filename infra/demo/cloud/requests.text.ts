import type { RequestFileState } from "../../../shared/cloud/paper-request.ts";

export interface SentText {
  readonly item: number;
  readonly name: string;
  readonly lines: readonly string[];
  readonly state: RequestFileState;
}

export interface RequestText {
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly items: readonly (readonly [name: string, hint?: string])[];
  readonly sent: readonly SentText[];
  readonly isClosed?: true;
}

export const requestTexts: readonly RequestText[] = [
  {
    title: "Abschlussunterlagen 2025",
    name: "Mag. Petra Hofer, Hofer Holzbau GmbH",
    email: "petra.hofer@hofer-holzbau.example",
    items: [
      ["Inventur zum 31. Dezember", "Mit Unterschrift"],
      ["Saldenbestätigungen der Banken"],
      ["Offene Posten", "Als Liste aus der Buchhaltung"],
    ],
    sent: [],
  },
  {
    title: "Übernahme der Buchhaltung",
    name: "Josef Lindner",
    email: "josef.lindner@lindner.example",
    items: [["Anlagenverzeichnis"], ["Kontoauszüge Oktober"], ["Lohnzettel 2025", "Alle Seiten"]],
    sent: [
      {
        item: 0,
        name: "Anlagen-2024.pdf",
        lines: ["Anlagenverzeichnis 2024", "Gesamtbetrag der Anschaffungswerte"],
        state: "accepted",
      },
      {
        item: 1,
        name: "Konto-Oktober.pdf",
        lines: ["Kontoauszug Oktober", "Seite 1 von 1"],
        state: "received",
      },
    ],
  },
  {
    title: "Arbeitnehmerveranlagung 2024",
    name: "Anna Berger",
    email: "anna.berger@berger.example",
    items: [["Lohnzettel 2024"], ["Spendenbestätigungen"]],
    sent: [
      { item: 0, name: "Lohnzettel.pdf", lines: ["Lohnzettel 2024"], state: "accepted" },
      { item: 1, name: "Spenden.pdf", lines: ["Spendenbestätigung Rotes Kreuz"], state: "accepted" },
    ],
    isClosed: true,
  },
];
