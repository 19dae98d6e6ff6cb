/** Letters that may stand in the value as they are (RFC 5987 section 3.2.1). */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** For programs that read no UTF-8: letters without their marks, and nothing that would end the text. */
const ascii = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\x20-\x7e]/g, "_")
    .replaceAll(/["\\%;]/g, "_");

/** How browsers treat and name a file (RFC 6266). */
export const contentDisposition = (fileName: string, isInline: boolean): string =>
  `${isInline ? "inline" : "attachment"}; filename="${ascii(fileName)}"; filename*=UTF-8''${encoded(fileName)}`;
