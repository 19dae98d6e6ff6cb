import { fold } from "../../../../shared/fold.ts";
import type { Source } from "../../../components/import/column-source.ts";
import type { Table } from "../../../components/import/table.ts";

export const textFields = ["name", "email", "branche", "plz", "ort"] as const;
export const flagFields = ["isClient", "receivesTaxNews", "receivesDoctorsNews"] as const;
export const importFields = [...textFields, ...flagFields] as const;
export type ImportField = (typeof importFields)[number];

export type ColumnChoice = Readonly<Record<ImportField, Source>>;

/** Folded; the first name that fits wins. */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  email: ["email", "mail"],
  name: ["name", "kontakt", "kunde", "firma"],
  branche: ["branche", "industrie", "industry"],
  plz: ["plz", "postleitzahl", "zip"],
  ort: ["ort", "stadt", "city"],
  isClient: ["klient", "client", "mandant"],
  receivesTaxNews: ["steuer", "tax"],
  receivesDoctorsNews: ["arzt", "doctor"],
};
const firstNames = ["vorname", "firstname"];
const lastNames = ["nachname", "familienname", "lastname", "zuname"];

const plain = (heading: string) => fold(heading).replace(/[^a-z]/g, "");
const isColumn = (index: number) => index >= 0;

/** Many lists have first and last name in two columns. */
export const nameColumns = ({ columns }: Table): readonly number[] | undefined => {
  const headings = columns.map(plain);
  const both = [firstNames, lastNames].map((known) =>
    headings.findIndex((heading) => known.includes(heading)),
  );
  return both.every(isColumn) ? both : undefined;
};

/** Recognises addresses in a file without headings, too. */
const addressColumn = ({ rows, columns }: Table) =>
  columns.findIndex((_, index) =>
    rows.slice(0, 20).some(({ cells }) => /^\S+@\S+\.\S+$/.test((cells[index] ?? "").trim())),
  );

const columnFor = (field: ImportField, table: Table, taken: ReadonlySet<number>): number => {
  const headings = table.columns.map((heading, index) => (taken.has(index) ? "" : plain(heading)));
  const exact = names[field].map((name) => headings.indexOf(name)).find(isColumn);
  const alike = names[field]
    .map((name) => headings.findIndex((heading) => heading.includes(name)))
    .find(isColumn);
  return exact ?? alike ?? (field === "email" ? addressColumn(table) : -1);
};

export const guessColumns = (table: Table): ColumnChoice => {
  const both = nameColumns(table);
  const taken = new Set<number>(both);
  const guess = (field: ImportField): Source => {
    const column = columnFor(field, table, taken);
    if (!isColumn(column)) return undefined;
    taken.add(column);
    return { columns: [column] };
  };
  return {
    email: guess("email"),
    name: both ? { columns: both } : guess("name"),
    branche: guess("branche"),
    plz: guess("plz"),
    ort: guess("ort"),
    isClient: guess("isClient"),
    receivesTaxNews: guess("receivesTaxNews"),
    receivesDoctorsNews: guess("receivesDoctorsNews"),
  };
};

export const missingFields = (choice: ColumnChoice): ImportField[] =>
  (["name", "email"] as const).filter((field) => choice[field] === undefined);
