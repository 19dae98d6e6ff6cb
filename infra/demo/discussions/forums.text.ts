export interface GroupText {
  readonly id: string;
  readonly name: string;
  readonly forums: readonly (readonly [id: string, name: string, description?: string])[];
  readonly groups?: readonly GroupText[];
}

export const forumGroups: readonly GroupText[] = [
  {
    id: "group-fachlich",
    name: "Fachliches",
    forums: [["forum-fristen", "Fristen und Termine"]],
    groups: [
      {
        id: "group-steuern",
        name: "Steuern",
        forums: [
          ["forum-umsatzsteuer", "Umsatzsteuer"],
          ["forum-einkommensteuer", "Einkommensteuer und Körperschaftsteuer"],
          ["forum-immobilien", "Immobilien und Grunderwerbsteuer"],
          ["forum-umgruendungen", "Umgründungen und Nachfolge"],
        ],
      },
      {
        id: "group-rechnungswesen",
        name: "Rechnungswesen",
        forums: [
          ["forum-bilanzierung", "Bilanzierung"],
          ["forum-lohn", "Lohnverrechnung und Sozialversicherung"],
          ["forum-registrierkassen", "Registrierkassen und Belege"],
        ],
      },
      { id: "group-branchen", name: "Branchen", forums: [["forum-aerzte", "Ärzte und Ordinationen"]] },
    ],
  },
  {
    id: "group-kanzlei",
    name: "Kanzleialltag",
    forums: [
      ["forum-software", "Software und Technik"],
      ["forum-homeoffice", "Arbeiten von zu Hause"],
      ["forum-lehrlinge", "Lehrlinge und Berufsanwärter"],
    ],
  },
  {
    id: "group-miteinander",
    name: "Miteinander",
    forums: [
      ["forum-feste", "Feste und Ausflüge"],
      ["forum-marktplatz", "Marktplatz"],
    ],
  },
];
