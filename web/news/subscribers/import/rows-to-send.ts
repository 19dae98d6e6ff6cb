import { fold } from "../../../../shared/fold.ts";
import { readFlag } from "../../../components/import/read-flag.ts";
import type { Table, TableRow } from "../../../components/import/table.ts";
import { type ColumnChoice, flagFields, type ImportField, textFields } from "./column-choice.ts";

/** An unreadable flag is sent as it is, and refused with its reason. */
export type RowToSend = Partial<Record<ImportField, string | boolean>>;

const kinds = new Map([
  ["klient", true],
  ["extern", false],
]);

const flagOf = (typed: string): string | boolean => readFlag(typed) ?? kinds.get(fold(typed)) ?? typed;

const textOf = ({ cells }: TableRow, columns: readonly number[]) =>
  columns
    .map((column) => (cells[column] ?? "").trim())
    .filter(Boolean)
    .join(" ");

export const rowsToSend = ({ rows }: Table, choice: ColumnChoice): RowToSend[] =>
  rows.map((row) => {
    const sent: RowToSend = {};
    for (const field of textFields) {
      const source = choice[field];
      if (source && "columns" in source) sent[field] = textOf(row, source.columns);
    }
    for (const field of flagFields) {
      const source = choice[field];
      if (source) sent[field] = "all" in source ? source.all : flagOf(textOf(row, source.columns));
    }
    return sent;
  });
