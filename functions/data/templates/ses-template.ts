import { escapeHtml, SafeHtml } from "../../platform/html/safe-html.ts";

/** SES templates substitute without escaping, so each value has an HTML twin; noncharacters mark placeholders. */
export type MailPart = "html" | "text";

export const PLACEHOLDERS = ["name", "greeting", "unsubscribeUrl", "preferencesUrl"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const START = "\uFDD0";
const END = "\uFDD1";
export const BLOCK_START = "\uFDD2";
export const BLOCK_END = "\uFDD3";

const marker = (index: number) => `${START}${index}${END}`;

export const placeholderScope = (): Record<string, SafeHtml> =>
  Object.fromEntries(PLACEHOLDERS.map((name, index) => [name, new SafeHtml(marker(index))]));

export const withoutMarkers = <Input>(input: Input): Input =>
  // What went in as JSON comes out as the same JSON.
  JSON.parse(JSON.stringify(input).replace(/[\uFDD0-\uFDEF]/g, "")) as Input;

export const keyOf = (index: number, part: MailPart): string => {
  const name = PLACEHOLDERS[index] ?? `block${index - PLACEHOLDERS.length}`;
  return part === "html" ? `${name}Html` : name;
};

const STYLE = /(<style\b[^>]*>[\s\S]*?<\/style>)/i;
/** SES reads a backslash before a placeholder as switching it off, and adjoining braces as part of one. */
const AMBIGUOUS = /\\(?=\uFDD0)|[{}](?=[{}\uFDD0])|(?<=[{}\uFDD1])[{}]/g;

const spaced = (text: string) => text.replace(/[\\{}](?=\uFDD0)|[{}](?=[{}])|\uFDD1(?=[{}])/g, "$& ");
const asEntities = (html: string) => html.replace(AMBIGUOUS, (sign) => `&#${sign.charCodeAt(0)};`);

/** Looks the same in HTML; in text and CSS, braces move apart. */
export const neutral = (content: string, part: MailPart): string =>
  part === "text"
    ? spaced(content)
    : content
        .split(STYLE)
        .map((piece, index) => (index % 2 ? spaced(piece) : asEntities(piece)))
        .join("");

const withPlaceholders = (marked: string, part: MailPart): string =>
  neutral(marked, part)
    .replace(/\uFDD0(\d+)\uFDD1/g, (_, index: string) => `{{${keyOf(Number(index), part)}}}`)
    .replace(/[\uFDD0-\uFDEF]/g, "");

export interface SesPart {
  readonly content: string;
  readonly subscribersOnly: readonly string[];
}

export const toSesPart = (marked: string, part: MailPart): SesPart => {
  const blocks: string[] = [];
  const content = marked.replace(/\uFDD2([^\uFDD2\uFDD3]*)\uFDD3/g, (_, block: string) =>
    marker(PLACEHOLDERS.length + blocks.push(block) - 1),
  );
  return {
    content: withPlaceholders(content, part),
    subscribersOnly: blocks.map((block) => withPlaceholders(block, part)),
  };
};

export const valueFor = (value: string, part: MailPart): string =>
  neutral(part === "html" ? escapeHtml(value) : value, part);

export const fillIn = (template: string, data: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => data[key] ?? "");
