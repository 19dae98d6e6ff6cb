import { withoutControls } from "../../../shared/control-characters.ts";

/** All cells are text, so that a postal code keeps its zero; the library is loaded on first use. */
export const xlsxOf = async (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Blob> => {
  const { default: writeXlsxFile } = await import("write-excel-file/browser");
  const cells = [
    head.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
    ...rows.map((row) => row.map((value) => ({ value: withoutControls(value), type: String }))),
  ];
  return writeXlsxFile(cells, { stickyRowsCount: 1 }).toBlob();
};
