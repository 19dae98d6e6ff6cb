import type { ImportChange } from "../../../shared/import-change.ts";
import { fileImportText as text } from "./import.text.ts";
import type { ImportAnswer, ImportRows, InWords } from "./import-kind.ts";
import type { FileLine } from "./line-table.tsx";

/** `first` is the position of the answer's first row in the list. */
export const lineOf = ({ lines }: ImportRows, row: number, first = 0): number => lines[first + row - 1] ?? 0;

export const whoOf = ({ name, email }: { readonly name: string; readonly email?: string | undefined }) =>
  email === undefined ? [name] : [name, email];

/** Line numbers are those of the file. */
export const refusedLines = (refused: ImportAnswer["refused"], list: ImportRows, first = 0): FileLine[] =>
  refused.map((one) => ({
    line: lineOf(list, one.row, first),
    who: whoOf(one),
    reason: one.sameAs === undefined ? one.reason : text.sameAs(lineOf(list, one.sameAs, first)),
  }));

export const changedLines = (
  changes: readonly ImportChange[],
  list: ImportRows,
  labels: Readonly<Record<string, string>>,
  inWords: InWords,
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

export const withoutRefused = <List extends ImportRows>(
  list: List,
  refused: ImportAnswer["refused"],
): List => {
  const bad = new Set(refused.map(({ row }) => row - 1));
  const isGood = (_: unknown, index: number) => !bad.has(index);
  return { ...list, rows: list.rows.filter(isGood), lines: list.lines.filter(isGood) };
};
