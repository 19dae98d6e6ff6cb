import { escapeHtml, SafeHtml } from "./safe-html.ts";

type Part = string | number | SafeHtml | undefined | readonly Part[];

const print = (part: Part): string => {
  if (part === undefined) return "";
  if (part instanceof SafeHtml) return part.html;
  return typeof part === "object" ? part.map(print).join("") : escapeHtml(String(part));
};

export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): SafeHtml =>
  new SafeHtml(texts.map((text, index) => text + print(parts[index])).join(""));
