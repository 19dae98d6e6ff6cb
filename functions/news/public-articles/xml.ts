const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML 1.0, section 2.2: not allowed even when escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
