import { fold } from "../../../shared/fold.ts";

export interface TableRow {
  /** Counts from 1, as Excel does. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  /** Headings, or letters without them. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

const letter = (index: number) => String.fromCharCode(65 + (index % 26));

/** A first row with an address is no heading. */
const isHead = (cells: readonly string[]) => !cells.some((cell) => cell.includes("@"));

export const tableOf = (lines: readonly (readonly string[])[], nameOf: (letter: string) => string): Table => {
  const filled = lines
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => !isBlank(cells));
  const [first] = filled;
  if (!first) return { columns: [], rows: [] };
  const width = filled.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const head = isHead(first.cells) ? first.cells : [];
  const columns = Array.from({ length: width }, (_, index) => head[index]?.trim() || nameOf(letter(index)));
  return { columns, rows: head.length ? filled.slice(1) : filled };
};

const yes = new Set(["ja", "j", "x", "1", "true", "wahr", "yes", "y"]);
const no = new Set(["", "nein", "n", "0", "false", "falsch", "no", "-"]);

export const readFlag = (typed: string): boolean | undefined => {
  const word = fold(typed);
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
};
