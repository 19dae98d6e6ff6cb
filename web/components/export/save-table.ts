import { dayOf } from "../../../shared/dates/dates.ts";
import { saveFile } from "../save-file.ts";
import { csvOf } from "./csv.ts";
import { xlsxOf } from "./xlsx.ts";

export type ExportFormat = "csv" | "xlsx";

const contentOf = { csv: csvOf, xlsx: xlsxOf };

export interface Table {
  /** The file is called by it and by today's date. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Hands a table to the browser's downloads. */
export const saveTable = async (format: ExportFormat, { name, head, rows }: Table): Promise<void> => {
  saveFile(await contentOf[format](head, rows), `${name}-${dayOf(new Date())}.${format}`);
};
