import { dayOf } from "../../../shared/dates/dates.ts";
import { allPages, type ReadingPages } from "../list/all-pages.ts";
import { saveFile } from "../save-file.ts";
import { csvOf } from "./csv.ts";
import { xlsxOf } from "./xlsx.ts";

export type ExportFormat = "csv" | "xlsx";

const contentOf = { csv: csvOf, xlsx: xlsxOf };

export interface Table {
  /** The file name appends today's date. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const saveTable = async (format: ExportFormat, { name, head, rows }: Table): Promise<void> => {
  saveFile(await contentOf[format](head, rows), `${name}-${dayOf(new Date())}.${format}`);
};

export interface ExportedList<Row> extends Omit<Table, "rows">, Omit<ReadingPages<Row>, "onProgress"> {
  readonly rowsOf: (all: readonly Row[]) => Table["rows"];
}

/** Saves all pages of a list as one file; resolves to the number of rows. */
export const exportList = async <Row>(
  format: ExportFormat,
  { name, head, rowsOf, ...pages }: ExportedList<Row>,
): Promise<number> => {
  const rows = rowsOf(await allPages(pages));
  await saveTable(format, { name, head, rows });
  return rows.length;
};
