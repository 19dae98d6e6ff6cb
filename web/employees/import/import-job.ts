import type { EmployeeImportResult } from "../../../shared/organisations/employee-import.ts";
import type { RefusedLine } from "../../components/import/refused-rows.tsx";
import type { RowToSend } from "./rows-to-send.ts";

/** A list that is to be imported: each row with its line in the file. */
export interface ImportList {
  /** Where those work whose row names no office. */
  readonly organisationId: string | null;
  readonly rows: readonly RowToSend[];
  readonly lines: readonly number[];
}

/** The refused rows of an answer, with their lines in the file; `first` is the place of its first row in the list. */
export const refusedLines = (
  { refused }: Pick<EmployeeImportResult, "refused">,
  { lines }: ImportList,
  first = 0,
): RefusedLine[] =>
  refused.map(({ row, name, reason }) => ({ line: lines[first + row - 1] ?? 0, who: name, reason }));

/** The list without the rows that were refused. */
export const withoutRefused = (
  list: ImportList,
  { refused }: Pick<EmployeeImportResult, "refused">,
): ImportList => {
  const bad = new Set(refused.map(({ row }) => row - 1));
  const isGood = (_: unknown, index: number) => !bad.has(index);
  return { ...list, rows: list.rows.filter(isGood), lines: list.lines.filter(isGood) };
};

/** The body of a request about the list. */
export const bodyOf = ({ organisationId, rows }: ImportList, options: object = {}) => ({
  organisationId,
  employees: [...rows],
  ...options,
});

export const bytesOf = (list: ImportList): number =>
  new TextEncoder().encode(JSON.stringify(bodyOf(list))).length;
