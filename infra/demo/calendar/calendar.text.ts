import type { EventVisibility } from "../../../shared/visibility/visibility.ts";

export const categories = [
  { id: "category-fristen", name: "Fristen", type: "frist", colour: "#a3400b" },
  { id: "category-fortbildung", name: "Fortbildung", type: "seminar", colour: "#1f5fa8" },
  { id: "category-besprechung", name: "Besprechung", type: "besprechung", colour: "#4b5563" },
  { id: "category-fest", name: "Feste und Ausflüge", type: "fest", colour: "#2d6a35" },
  { id: "category-gremium", name: "Gremien", type: "gremium", colour: "#7a2f86" },
] as const;

export interface EventText {
  readonly category: (typeof categories)[number]["id"];
  readonly title: string;
  readonly description?: string;
  readonly location?: string;
  readonly visibility?: EventVisibility;
  /** From this day on, counted from today; negative in the past. */
  readonly day: number;
  /** Every so many days, before and after, in the two years that are seeded. */
  readonly every?: number;
  /** Hours of the day in Vienna; whole days without. */
  readonly hours?: readonly [from: number, to: number];
  readonly days?: number;
  readonly url?: string;
  /** Of the office of whoever made it; of the whole group without. */
  readonly isOffices?: true;
  readonly programme?: string;
  readonly answers?: {
    readonly per: "person" | "office";
    readonly places?: number;
    readonly given: number;
    /** So many days before it begins. */
    readonly until?: number;
  };
}

export const programmeOf = (title: string) => ({
  fileName: `Programm ${title.replaceAll(":", "")}.pdf`,
  title: `Programm: ${title}`,
});

export const events: readonly EventText[] = [
  {
    category: "category-besprechung",
    title: "Kanzleifrühstück",
    location: "Küche im zweiten Stock",
    isOffices: true,
    day: 5,
    every: 28,
    hours: [8, 9],
  },
  {
    category: "category-besprechung",
    title: "Jour fixe Lohnverrechnung",
    description: "<p>Offene Fälle, Neues aus den Kollektivverträgen, Fragen aus den Kanzleien.</p>",
    location: "Online",
    day: -364,
    every: 14,
    hours: [9, 10],
  },
  {
    category: "category-besprechung",
    title: "Jour fixe Umsatzsteuer",
    location: "Online",
    day: -343,
    every: 28,
    hours: [13, 14],
  },
  { category: "category-fristen", title: "Umsatzsteuervoranmeldung", day: -350, every: 30 },
  {
    category: "category-fristen",
    title: "Quote der Steuererklärungen melden",
    description: "<p>Bitte je Kanzlei bis Mittag eintragen.</p>",
    day: -342,
    every: 91,
  },
  {
    category: "category-fortbildung",
    title: "Seminar: Reihengeschäfte in der Praxis",
    description: "<p>Mit Fällen aus den Kanzleien. Unterlagen kommen eine Woche vorher.</p>",
    location: "Festsaal, Rathausgasse 4, St. Pölten",
    day: 9,
    hours: [9, 17],
    url: "https://seminare.example/reihengeschaefte",
    programme: "Vormittags Grundlagen und Fälle, nachmittags Arbeit in Gruppen und offene Fragen.",
    answers: { per: "person", places: 24, given: 31, until: 3 },
  },
  {
    category: "category-fortbildung",
    title: "Workshop: Verrechnungspreise dokumentieren",
    location: "Landstraße 12, Linz",
    day: 37,
    hours: [13, 17],
    answers: { per: "person", places: 40, given: 12 },
  },
  {
    category: "category-fortbildung",
    title: "Fachtagung Bilanzierung",
    description: "<p>Zwei Tage mit <strong>Übernachtung</strong>; das Programm hängt an.</p>",
    location: "Hotel am Dom, Salzburg",
    url: "https://seminare.example/bilanzierung",
    programme: "Am ersten Tag Rückstellungen und latente Steuern, am zweiten der Anhang.",
    day: -75,
    days: 2,
  },
  {
    category: "category-fortbildung",
    title: "Einführung für neue Kolleginnen und Kollegen",
    location: "Online",
    day: -300,
    every: 60,
    hours: [10, 12],
  },
  {
    category: "category-fest",
    title: "Sommerfest im Stadtpark",
    location: "Stadtpark, Wien",
    day: -150,
    hours: [16, 22],
  },
  {
    category: "category-fest",
    title: "Weihnachtsfeier",
    description: "<p>Wie immer mit Tombola. Bitte meldet euch je Kanzlei mit der Zahl der Personen an.</p>",
    location: "Orangerie, Wien",
    day: 21,
    hours: [18, 23],
    answers: { per: "office", places: 120, given: 13, until: 7 },
  },
  {
    category: "category-fest",
    title: "Skitage in Obertauern",
    location: "Obertauern",
    day: 66,
    days: 3,
    answers: { per: "person", given: 18 },
  },
  {
    category: "category-gremium",
    title: "Tagung der Partner und Gesellschafter",
    description: "<p>Tagesordnung: Jahresplanung, gemeinsamer Einkauf, Ausbildung.</p>",
    location: "Schloss Grafenegg",
    visibility: "PartnerDirectors",
    day: 45,
    days: 2,
  },
  {
    category: "category-gremium",
    title: "Sitzung der Gesellschafter",
    location: "Wien",
    visibility: "AssociationDirectors",
    day: -322,
    every: 91,
    hours: [14, 17],
  },
];
