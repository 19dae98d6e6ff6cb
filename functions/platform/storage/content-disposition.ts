import { create } from "content-disposition";

/** For programs that read no UTF-8: letters without their marks, and nothing that some of them take for a path. */
const ascii = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\x20-\x7e]|["\\%;]/g, "_");

/** How browsers treat and name a file (RFC 6266). */
export const contentDisposition = (fileName: string, isInline: boolean): string =>
  create(fileName, { type: isInline ? "inline" : "attachment", fallback: ascii(fileName) });
