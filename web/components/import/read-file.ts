import { formatDate } from "../../../shared/dates/dates.ts";
import { yesNo } from "../components.text.ts";
import { fileImportText as text } from "./import.text.ts";
import { decoded, readCsv } from "./read-csv.ts";
import { type Table, tableOf } from "./table.ts";

export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/** Larger than any list of 20,000 rows. */
const MAX_BYTES = 20 * 1024 * 1024;

/** xlsx is a zip archive. */
const isArchive = (bytes: ArrayBuffer) => {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return first === 0x50 && second === 0x4b;
};

/** OLE: xls, doc and others. */
const isOldOffice = (bytes: ArrayBuffer) => {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return first === 0xd0 && second === 0xcf;
};

/** Any bytes can be read as text: a PDF would have rows and columns, too. */
const isNoTable = (content: string) => content.includes("\0") || /^\s*(?:%PDF-|BEGIN:|[<{[])/.test(content);

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

const linesOf = async (bytes: ArrayBuffer): Promise<string[][]> => {
  if (isOldOffice(bytes)) throw new UnreadableFile(text.oldOffice);
  if (!isArchive(bytes)) {
    const content = decoded(bytes);
    if (isNoTable(content)) throw new UnreadableFile(text.noTable);
    return readCsv(content);
  }
  try {
    return await readXlsx(bytes);
  } catch (cause) {
    throw new UnreadableFile(text.unreadable, { cause });
  }
};

/** Recognises the format by the bytes, not the name. */
export const readFile = async (file: File): Promise<Table> => {
  if (file.size > MAX_BYTES) throw new UnreadableFile(text.fileTooLarge);
  const table = tableOf(await linesOf(await file.arrayBuffer()), text.column);
  if (table.rows.length === 0) throw new UnreadableFile(text.noRows);
  if (table.columns.length < 2) throw new UnreadableFile(text.noTable);
  return table;
};
