import writeXlsxFile from "write-excel-file/node";
import { pdfOf } from "../files/pdf.ts";
import { docxOf } from "./docx.ts";

const OFFICE = "application/vnd.openxmlformats-officedocument";

const types: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
};

const endingOf = (name: string) => name.split(".").at(-1) ?? "";

const rowsOf = (lines: readonly string[]) =>
  lines.map((line) => line.split(";").map((value) => ({ value, type: String })));

/** The type that the check of an upload would find: texts prove nothing. */
export const typeOf = (name: string): string => types[endingOf(name)] ?? "application/octet-stream";

export const bytesOf = async (name: string, lines: readonly string[]): Promise<Uint8Array> => {
  const title = name.replace(/\.\w+$/, "");
  switch (endingOf(name)) {
    case "pdf":
      return pdfOf(title, lines);
    case "docx":
      return docxOf(title, lines);
    case "xlsx":
      return writeXlsxFile(rowsOf(lines), { stickyRowsCount: 1 }).toBuffer();
    default:
      return Buffer.from(`${lines.join("\r\n")}\r\n`);
  }
};
