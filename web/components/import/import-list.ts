import type { ChangedField, ImportChange } from "../../../shared/import-change.ts";
import { fileImportText as text } from "./import.text.ts";
import type { FileLine } from "./line-table.tsx";

export interface ImportRows<Row = unknown> {
  readonly rows: readonly Row[];
  readonly lines: readonly number[];
}

interface Refused {
  /** Counted from 1 within the request. */
  readonly row: number;
  readonly reason: string;
  readonly sameAs?: number | undefined;
}

/** `first` is the position of the answer's first row in the list. */
export const lineOf = ({ lines }: ImportRows, row: number, first = 0): number => lines[first + row - 1] ?? 0;

/** Counted as the file counts. */
export const refusedLines = <One extends Refused>(
  refused: readonly One[],
  whoOf: (one: One) => readonly string[],
  list: ImportRows,
  first = 0,
): FileLine[] =>
  refused.map((one) => ({
    line: lineOf(list, one.row, first),
    who: whoOf(one),
    reason: one.sameAs === undefined ? one.reason : text.sameAs(lineOf(list, one.sameAs, first)),
  }));

interface Words {
  readonly labels: Readonly<Record<string, string>>;
  readonly inWords: (field: string, value: ChangedField["before"]) => string;
}

export const changedLines = (
  changes: readonly ImportChange[],
  list: ImportRows,
  { labels, inWords }: Words,
): FileLine[] =>
  changes.map(({ row, name, email, fields }) => ({
    line: lineOf(list, row),
    who: [name, email ?? ""],
    reason: fields
      .map(({ field, before, after }) =>
        text.change(labels[field] ?? field, inWords(field, before), inWords(field, after)),
      )
      .join("; "),
  }));

export const withoutRefused = <List extends ImportRows>(list: List, refused: readonly Refused[]): List => {
  const bad = new Set(refused.map(({ row }) => row - 1));
  const isGood = (_: unknown, index: number) => !bad.has(index);
  return { ...list, rows: list.rows.filter(isGood), lines: list.lines.filter(isGood) };
};

export const bytesOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).length;
