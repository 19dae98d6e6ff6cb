import type { DocumentVisibility } from "../../../shared/visibility/visibility.ts";

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly isDeleted?: boolean;
}

export interface FileText extends Named {
  /** Paragraphs, or rows of a table with `;` between the cells. */
  readonly lines: readonly string[];
  readonly versions?: number;
}

export interface FolderText extends Named {
  readonly visibility?: DocumentVisibility;
  readonly closed?: boolean;
  readonly folders?: readonly FolderText[];
  readonly files?: readonly FileText[];
}

const placeholder =
  "Bitte die Felder in eckigen Klammern ausfüllen und den Entwurf vor dem Versand prüfen lassen.";

const template = (name: string, line: string, more: Partial<FileText> = {}): FileText => ({
  name,
  lines: [line, placeholder],
  ...more,
});

const checklist = (name: string, lines: readonly string[], more: Partial<FileText> = {}): FileText => ({
  name,
  lines: lines.map((line, at) => `${at + 1}. ${line}`),
  ...more,
});

const year = (number: number): FolderText => ({
  name: String(number),
  files: [
    {
      name: `Terminliste ${number}.xlsx`,
      description: "Abgabetermine der Finanzverwaltung",
      lines: [
        "Monat;Abgabe;Zuständig",
        "Jänner;UVA November, Lohnabgaben;Lohnverrechnung",
        "Februar;UVA Dezember, Kommunalsteuer;Buchhaltung",
        "März;Meldungen nach § 109a;Lohnverrechnung",
      ],
      versions: number % 2 === 0 ? 2 : 0,
    },
    checklist(`Rundschreiben ${number}.pdf`, [
      "Änderungen bei den Sachbezügen",
      "Neue Grenzen für Kleinunternehmer",
      "Fristen der Arbeitnehmerveranlagung",
    ]),
  ],
});

const templates: FolderText = {
  name: "Vorlagen",
  description: "Briefe, Verträge und Vollmachten zum Anpassen",
  folders: [
    {
      name: "Verträge",
      files: [
        template("Auftragsvereinbarung.docx", "zwischen [Kanzlei] und [Klient]", { versions: 2 }),
        template("Werkvertrag Buchhaltung.docx", "Gegenstand ist die laufende Buchhaltung."),
        template("Dienstvertrag Angestellte.docx", "Es gilt der Kollektivvertrag für Angestellte."),
      ],
    },
    {
      name: "Vollmachten",
      files: [
        template("Spezialvollmacht Finanzamt.pdf", "Ich bevollmächtige die Kanzlei in Abgabensachen.", {
          description: "Mit Zustellvollmacht",
        }),
        template("Vollmacht Krankenkasse.pdf", "Vertretung gegenüber der Gesundheitskasse"),
      ],
    },
    {
      name: "Briefe",
      files: [
        template("Erinnerung Unterlagen.docx", "Für den Jahresabschluss fehlen uns noch:"),
        template("Fristverlängerung.docx", "Wir ersuchen um Verlängerung der Frist."),
      ],
    },
  ],
};

const checklists: FolderText = {
  name: "Checklisten",
  files: [
    checklist(
      "Jahresabschluss.pdf",
      ["Vorräte bewerten", "Abgrenzungen und Rückstellungen", "Anlagenspiegel", "Saldenbestätigungen"],
      { versions: 1 },
    ),
    checklist(
      "Neuer Klient.pdf",
      ["Identität prüfen", "Vollmachten einholen", "Übernahme vom bisherigen Vertreter"],
      { description: "Vom Erstgespräch bis zur ersten Abgabe" },
    ),
    checklist("Betriebsprüfung.docx", ["Zeitraum festhalten", "Belege vorbereiten", "Schlussbesprechung"]),
    { name: "Fristen.csv", lines: ["Frist;Tage;Beginn", "Beschwerde;30;Zustellung"] },
  ],
};

const partners: FolderText = {
  name: "Gesellschafter",
  visibility: "Associations",
  files: [checklist("Tagesordnung Herbsttagung.docx", ["Bericht", "Budget", "Beitritte"])],
  folders: [
    {
      name: "Geschäftsführung",
      visibility: "AssociationDirectors",
      files: [
        {
          name: "Budget der Gruppe.xlsx",
          lines: ["Posten;2025;2026", "Portal;48.000;52.000", "Fortbildung;61.000;64.500"],
          versions: 3,
        },
      ],
    },
  ],
};

const technology: FolderText = {
  name: "Technik",
  folders: [
    {
      name: "Anleitungen",
      files: [
        checklist("Homeoffice einrichten.pdf", ["VPN starten", "Laufwerke verbinden", "Drucker hinzufügen"]),
        checklist("Zweiter Faktor.pdf", ["App installieren", "Code scannen", "Codes ablegen"]),
      ],
    },
    {
      name: "Alte Anleitungen",
      isDeleted: true,
      files: [checklist("Faxserver.pdf", ["Gerät wählen", "Senden"])],
    },
  ],
  files: [{ name: "Druckerliste alt.csv", lines: ["Raum;Gerät", "Empfang;Farblaser"], isDeleted: true }],
};

export const cloudFolders: readonly FolderText[] = [
  templates,
  checklists,
  {
    name: "Rundschreiben und Termine",
    closed: true,
    description: "Hier legt nur die Redaktion etwas ab",
    folders: [2026, 2025, 2024].map(year),
  },
  partners,
  {
    name: "Geschäftsführer",
    visibility: "Directors",
    files: [checklist("Leitfaden Personalgespräche.pdf", ["Vorbereitung", "Verlauf", "Vereinbarung"])],
  },
  technology,
];

export const officeFolders = (offices: readonly string[]): FolderText => ({
  name: "Kanzleien",
  description: "Ein Ordner für jede Kanzlei",
  folders: offices.map((name) => ({
    name,
    files: [checklist("Teambesprechung.docx", ["Auslastung", "Urlaubsplanung", "Offene Punkte"])],
  })),
});
