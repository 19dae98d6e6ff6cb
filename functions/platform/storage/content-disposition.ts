import { create } from "content-disposition";

const ascii = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\x20-\x7e]|["\\%;]/g, "_");

export const contentDisposition = (fileName: string, isInline: boolean): string =>
  create(fileName, { type: isInline ? "inline" : "attachment", fallback: ascii(fileName) });
