import { writtenDay } from "../../../shared/dates/dates.ts";
import { readDay } from "../../../shared/dates/read-dates.ts";
import { yesNo } from "../../components/import/import.text.ts";
import { readFlag } from "../../components/import/read-flag.ts";
import type { Table, TableRow } from "../../components/import/table.ts";
import { type ColumnChoice, type Field, fields } from "./column-choice.ts";

/** An unreadable cell is sent as it is, and refused with its reason. */
export type RowToSend = Partial<Record<Field, string | boolean>>;

const readCell = (field: Field, typed: string): string | boolean => {
  if (field === "isDirector") return readFlag(typed) ?? typed;
  return field === "birthday" ? (readDay(typed) ?? typed) : typed;
};

const textIn = ({ cells }: TableRow, columns: readonly number[]) =>
  columns.map((column) => (cells[column] ?? "").trim()).join(" ");

export const rowsToSend = ({ rows }: Table, choice: ColumnChoice): RowToSend[] =>
  rows.map((row) => {
    const sent: RowToSend = {};
    for (const field of fields) {
      const source = choice[field];
      if (source && "columns" in source) sent[field] = readCell(field, textIn(row, source.columns));
    }
    return sent;
  });

export const sampleOf =
  (choice: ColumnChoice) =>
  (table: Table, field: Field): string[] =>
    rowsToSend(table, choice).map((row) => {
      const value = row[field];
      if (typeof value === "boolean") return yesNo(value);
      return field === "birthday" ? writtenDay(value ?? "") : (value ?? "");
    });
