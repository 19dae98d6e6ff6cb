import { dayOf } from "../../../shared/dates/dates.ts";
import { saveFile } from "../save-file.ts";
import { csvOf } from "./csv.ts";
import { xlsxOf } from "./xlsx.ts";

export type ExportFormat = "csv" | "xlsx";

const contentOf = { csv: csvOf, xlsx: xlsxOf };

export interface Table {
  /** Today's date follows it in the file name. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const saveTable = async (format: ExportFormat, { name, head, rows }: Table): Promise<void> => {
  saveFile(await contentOf[format](head, rows), `${name}-${dayOf(new Date())}.${format}`);
};
