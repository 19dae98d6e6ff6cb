import { allPages, type ReadingPages } from "../list/all-pages.ts";
import { type ExportFormat, saveTable, type Table } from "./save-table.ts";

interface ExportedList<Row> extends Omit<Table, "rows">, Omit<ReadingPages<Row>, "onProgress"> {
  readonly rowsOf: (all: readonly Row[]) => Table["rows"];
}

/** Saves all pages of a list as one file; answers how many rows it has. */
export const exportList = async <Row>(
  format: ExportFormat,
  { name, head, rowsOf, ...pages }: ExportedList<Row>,
): Promise<number> => {
  const rows = rowsOf(await allPages(pages));
  await saveTable(format, { name, head, rows });
  return rows.length;
};
