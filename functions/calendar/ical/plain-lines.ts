import { textOfHtml } from "../../../shared/text-of-html.ts";

const LINE_END = /<br\b[^>]*>|<\/(?:p|h\d|li|tr|blockquote|pre)>/g;

/** Strips the markup of sanitised HTML and keeps its lines. */
export const plainLines = (html: string | null): string =>
  (html ?? "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(LINE_END, "\n")
    .split("\n")
    .map((line) => textOfHtml(line).trim())
    .join("\n")
    .trim();
