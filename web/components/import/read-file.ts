import { fileImportText as text } from "./import.text.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
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

/** The old xls format (OLE) is not supported. */
const isOldExcel = (bytes: ArrayBuffer) => {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return first === 0xd0 && second === 0xcf;
};

const linesOf = async (bytes: ArrayBuffer): Promise<string[][]> => {
  if (isOldExcel(bytes)) throw new UnreadableFile(text.oldExcel);
  if (!isArchive(bytes)) return readCsv(bytes);
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
  return table;
};
