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
}

/** The refused rows of an answer, with their lines in the file; `first` is the place of its first row in the list. */
export const refusedLines = <One extends Refused>(
  refused: readonly One[],
  whoOf: (one: One) => string,
  { lines }: ImportRows,
  first = 0,
): RefusedLine[] =>
  refused.map((one) => ({ line: lines[first + one.row - 1] ?? 0, who: whoOf(one), reason: one.reason }));

/** The list without the rows that were refused. */
export const withoutRefused = <List extends ImportRows>(list: List, refused: readonly Refused[]): List => {
  const bad = new Set(refused.map(({ row }) => row - 1));
  const isGood = (_: unknown, index: number) => !bad.has(index);
  return { ...list, rows: list.rows.filter(isGood), lines: list.lines.filter(isGood) };
};

/** Bytes of a body as it is sent. */
export const bytesOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).length;
