import { withoutControls } from "../../../shared/control-characters.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML 1.0, section 2.2: control characters are not allowed even when escaped. */
export const escapeXml = (text: string): string =>
  withoutControls(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
