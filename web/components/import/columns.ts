import { readDay } from "../../../shared/dates/read-dates.ts";
import { fold } from "../../../shared/fold.ts";
import { wordsOf } from "../fields.tsx";
import type { ColumnChoice, ImportColumn, RowToSend, Source } from "./import-kind.ts";
import { readFlag, type Table, type TableRow } from "./table.ts";

const isColumn = (index: number) => index >= 0;

export const plainHeading = (heading: string) => fold(heading).replace(/[^a-z]/g, "");

const columnFor = (column: ImportColumn, table: Table, taken: ReadonlySet<number>): number => {
  const names = [plainHeading(column.label), ...column.names];
  const headings = table.columns.map((heading, index) => (taken.has(index) ? "" : plainHeading(heading)));
  const exact = names.map((name) => headings.indexOf(name)).find(isColumn);
  const alike = names.map((name) => headings.findIndex((heading) => heading.includes(name))).find(isColumn);
  return exact ?? (column.isFuzzy ? alike : undefined) ?? column.find?.(table) ?? -1;
};

export const guessColumns = (columns: readonly ImportColumn[], table: Table): ColumnChoice => {
  const choice = new Map<string, Source>();
  const taken = new Set<number>();
  const choose = (field: string, found: readonly number[]) => {
    choice.set(field, { columns: found });
    for (const index of found) taken.add(index);
  };
  for (const { field, pairIn } of columns) {
    const pair = pairIn?.(table);
    if (pair) choose(field, pair);
  }
  for (const column of columns.toSorted((one, other) => Number(!one.find) - Number(!other.find))) {
    if (choice.has(column.field)) continue;
    const index = columnFor(column, table, taken);
    if (isColumn(index)) choose(column.field, [index]);
  }
  return choice;
};

/** An unreadable cell is sent as it is, so that the server refuses it with a reason. */
const readCell = ({ kind, flags }: ImportColumn, typed: string): string | boolean => {
  if (kind === "flag") return readFlag(typed) ?? flags?.get(fold(typed)) ?? typed;
  return kind === "day" ? (readDay(typed) ?? typed) : typed;
};

const textIn = ({ cells }: TableRow, columns: readonly number[]) =>
  columns
    .map((column) => (cells[column] ?? "").trim())
    .filter(Boolean)
    .join(" ");

export const rowsToSend = (
  columns: readonly ImportColumn[],
  { rows }: Table,
  choice: ColumnChoice,
): RowToSend[] =>
  rows.map((row) => {
    const sent: RowToSend = {};
    for (const column of columns) {
      const source = choice.get(column.field);
      if (source)
        sent[column.field] = "all" in source ? source.all : readCell(column, textIn(row, source.columns));
    }
    return sent;
  });

export const sampleOf = (column: ImportColumn, table: Table, choice: ColumnChoice): string[] =>
  rowsToSend([column], table, choice).map((row) => wordsOf(column, row[column.field]));

export const missingFields = (needs: readonly (readonly string[])[], choice: ColumnChoice): string[] =>
  needs.flatMap((fields) => (fields.some((field) => choice.get(field)) ? [] : fields.slice(0, 1)));
