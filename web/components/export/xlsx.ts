/** A table as an Excel file whose cells are all text: a postal code keeps its zero. The library is fetched when it is needed. */
export const xlsxOf = async (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Blob> => {
  const { default: writeXlsxFile } = await import("write-excel-file/browser");
  const cells = [
    head.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
    ...rows.map((row) => row.map((value) => ({ value, type: String }))),
  ];
  return writeXlsxFile(cells, { stickyRowsCount: 1 }).toBlob();
};
