import { fileImportText as text } from "./import.text.ts";
import type { RefusedLine } from "./refused-rows.tsx";

/** Rows that are to be imported, each with its line in the file. */
export interface ImportRows<Row = unknown> {
  readonly rows: readonly Row[];
  readonly lines: readonly number[];
}

interface Refused {
  /** Counted from 1 in what was sent. */
  readonly row: number;
  readonly reason: string;
  /** The row that says the same already. */
  readonly sameAs?: number | undefined;
}

/** Where a row of an answer stands in the file; `first` is the place of the answer's first row in the list. */
export const lineOf = ({ lines }: ImportRows, row: number, first = 0): number => lines[first + row - 1] ?? 0;

/** The refused rows of an answer, counted as the file counts; `first` as in `lineOf`. */
export const refusedLines = <One extends Refused>(
  refused: readonly One[],
  whoOf: (one: One) => string,
  list: ImportRows,
  first = 0,
): RefusedLine[] =>
  refused.map((one) => ({
    line: lineOf(list, one.row, first),
    who: whoOf(one),
    reason: one.sameAs === undefined ? one.reason : text.sameAs(lineOf(list, one.sameAs, first)),
  }));

/** The list without the rows that were refused. */
export const withoutRefused = <List extends ImportRows>(list: List, refused: readonly Refused[]): List => {
  const bad = new Set(refused.map(({ row }) => row - 1));
  const isGood = (_: unknown, index: number) => !bad.has(index);
  return { ...list, rows: list.rows.filter(isGood), lines: list.lines.filter(isGood) };
};

/** Bytes of a body as it is sent. */
export const bytesOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).length;
