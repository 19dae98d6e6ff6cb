import { writtenDay } from "../../../shared/dates/dates.ts";
import { readDay } from "../../../shared/dates/read-dates.ts";
import { yesNo } from "../../components/import/import.text.ts";
import { readFlag } from "../../components/import/read-flag.ts";
import type { Table, TableRow } from "../../components/import/table.ts";
import { type ColumnChoice, type Field, fields } from "./column-choice.ts";

/** A row as the server takes it; what cannot be read goes there as it is, and is refused with its reason. */
export type RowToSend = Partial<Record<Field, string | boolean>>;

const readCell = (field: Field, typed: string): string | boolean => {
  if (field === "isDirector") return readFlag(typed) ?? typed;
  return field === "birthday" ? (readDay(typed) ?? typed) : typed;
};

const textIn = ({ cells }: TableRow, columns: readonly number[]) =>
  columns.map((column) => (cells[column] ?? "").trim()).join(" ");

/** The rows of a file, its columns read as chosen. */
export const rowsToSend = ({ rows }: Table, choice: ColumnChoice): RowToSend[] =>
  rows.map((row) => {
    const sent: RowToSend = {};
    for (const field of fields) {
      const source = choice[field];
      if (source && "columns" in source) sent[field] = readCell(field, textIn(row, source.columns));
    }
    return sent;
  });

/** The rows of a table as they are read in one field, in words. */
export const sampleOf =
  (choice: ColumnChoice) =>
  (table: Table, field: Field): string[] =>
    rowsToSend(table, choice).map((row) => {
      const value = row[field];
      if (typeof value === "boolean") return yesNo(value);
      return field === "birthday" ? writtenDay(value ?? "") : (value ?? "");
    });
