import { fold } from "../../../shared/fold.ts";
import { type ImportedField, importedFields } from "../../../shared/organisations/employee-import.ts";
import { type ImportColumn, type Source, sourceOption } from "../../components/import/column-source.ts";
import type { Table } from "../../components/import/table.ts";
import { employeeFields } from "../../components/people/employee.text.ts";
import { importText as text } from "./import.text.ts";

export const fields = ["id", "email", "office", ...importedFields] as const;
export type Field = "id" | "email" | "office" | ImportedField;
export type ColumnChoice = Readonly<Record<Field, Source>>;

/** An import recognises these. */
export const columnNames: Readonly<Record<Field, string>> = {
  ...employeeFields,
  id: text.id,
  office: employeeFields.employedAt,
  isDirector: text.isDirector,
};

/** Folded. */
const otherNames: Readonly<Partial<Record<Field, readonly string[]>>> = {
  id: ["id"],
  email: ["mail", "emailadresse", "mailadresse"],
  office: ["standort", "buro", "organisation", "office"],
  firstname: ["vname", "firstname"],
  lastname: ["familienname", "zuname", "lastname", "name"],
  title: ["akademischertitel", "titelvor"],
  titleBehind: ["titelnach", "nachgestelltertitel"],
  jobTitle: ["position", "beruf", "stelle", "jobtitle"],
  specialty: ["spezialgebiet", "schwerpunkt", "fachbereich"],
  isDirector: ["geschaftsfuhrer", "gf"],
  phoneExtension: ["dw", "klappe", "nebenstelle"],
  phoneMobile: ["handy", "mobiltelefon", "mobilnummer"],
  phoneLandline: ["telefon", "festnetznummer"],
  addressStreet: ["strasse", "adresse"],
  addressZip: ["postleitzahl", "zip"],
  addressCity: ["stadt", "wohnort", "city"],
  birthday: ["geburtsdatum", "geboren"],
};

const plain = (heading: string) => fold(heading).replace(/[^a-z]/g, "");

/** A column serves one field only. */
export const guessColumns = ({ columns }: Table): ColumnChoice => {
  const headings = columns.map(plain);
  const taken = new Set<number>();
  const guess = (field: Field): Source => {
    const names = [plain(columnNames[field]), ...(otherNames[field] ?? [])];
    const column = names
      .map((name) => headings.findIndex((heading, index) => heading === name && !taken.has(index)))
      .find((index) => index >= 0);
    if (column === undefined) return undefined;
    taken.add(column);
    return { columns: [column] };
  };
  // Every field is in the record.
  return Object.fromEntries(fields.map((field) => [field, guess(field)])) as ColumnChoice;
};

export const employeeColumns: readonly ImportColumn<Field>[] = fields.map((field) => ({
  field,
  label: columnNames[field],
  isRequired: false,
  first: [sourceOption(text.unused, undefined)],
}));

/** Without one of these nobody can be identified. */
export const missingFields = (choice: ColumnChoice): Field[] => (choice.id || choice.email ? [] : ["email"]);
