import { formatDate } from "../../../shared/dates/dates.ts";
import { yesNo } from "./import.text.ts";

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return formatDate(cell);
  if (typeof cell === "boolean") return yesNo(cell);
  return typeof cell === "string" ? cell : String(Number(cell));
};

/** The edition without workers, which the Content-Security-Policy forbids. */
export const readXlsx = async (bytes: ArrayBuffer): Promise<string[][]> => {
  const { readSheet } = await import("read-excel-file/universal");
  const rows = await readSheet(bytes);
  return rows.map((row) => row.map(textOf));
};
