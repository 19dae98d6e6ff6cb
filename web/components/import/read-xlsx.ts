import { formatDate } from "../../../shared/dates/dates.ts";
import { yesNo } from "./import.text.ts";

/** A cell as it would be typed. */
const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return formatDate(cell);
  if (typeof cell === "boolean") return yesNo(cell);
  return typeof cell === "string" ? cell : String(Number(cell));
};

/** The cells of the first sheet of an Excel file. The edition that starts no workers: the CSP forbids theirs. */
export const readXlsx = async (bytes: ArrayBuffer): Promise<string[][]> => {
  const { readSheet } = await import("read-excel-file/universal");
  const rows = await readSheet(bytes);
  return rows.map((row) => row.map(textOf));
};
