import { isDeepStrictEqual } from "node:util";
import { type RecipientKind, recipientKinds } from "../../../shared/news/recipients.ts";
import { escapeHtml, SafeHtml } from "../../platform/html/safe-html.ts";

/** SES templates substitute without escaping, so each value has an HTML twin; noncharacters mark placeholders. */
export type MailPart = "html" | "text";

export const PLACEHOLDERS = ["name", "greeting", "unsubscribeUrl", "preferencesUrl"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const START = "\uFDD0";
const END = "\uFDD1";
export const BLOCK_END = "\uFDD3";

/** Content for some readers only: its tag, its readers, and the marker of its beginning. */
export const readerBlocks = {
  subscribersOnly: { readers: ["clients", "externals"], start: "\uFDD2" },
  employeesOnly: { readers: ["employees"], start: "\uFDD4" },
  clientsOnly: { readers: ["clients"], start: "\uFDD5" },
  externalsOnly: { readers: ["externals"], start: "\uFDD6" },
} as const satisfies Readonly<Record<string, { readers: readonly RecipientKind[]; start: string }>>;

const isBlockName = (name: string): name is keyof typeof readerBlocks => name in readerBlocks;
export const readerBlockNames = Object.keys(readerBlocks).filter(isBlockName);

/** Only what differs between employees and subscribers becomes a block. */
export const byReader = (forEmployees: string, forSubscribers: string): string => {
  const shorter = Math.min(forEmployees.length, forSubscribers.length);
  let start = 0;
  while (start < shorter && forEmployees[start] === forSubscribers[start]) start++;
  let end = 0;
  while (end < shorter - start && forEmployees.at(-1 - end) === forSubscribers.at(-1 - end)) end++;
  const inBlock = (name: keyof typeof readerBlocks, text: string) =>
    readerBlocks[name].start + text.slice(start, text.length - end) + BLOCK_END;
  return (
    forEmployees.slice(0, start) +
    inBlock("employeesOnly", forEmployees) +
    inBlock("subscribersOnly", forSubscribers) +
    forEmployees.slice(forEmployees.length - end)
  );
};

const readersOf = (start: string): readonly RecipientKind[] =>
  Object.values(readerBlocks).find((block) => block.start === start)?.readers ?? [];

const marker = (index: number) => `${START}${index}${END}`;

export const placeholderScope = (): Record<string, SafeHtml> =>
  Object.fromEntries(PLACEHOLDERS.map((name, index) => [name, new SafeHtml(marker(index))]));

export const withoutMarkers = <Input>(input: Input): Input =>
  // Removing characters from strings keeps the shape of the JSON.
  JSON.parse(JSON.stringify(input).replace(/[\uFDD0-\uFDEF]/g, "")) as Input;

export const keyOf = (index: number, part: MailPart): string => {
  const name = PLACEHOLDERS[index] ?? `block${index - PLACEHOLDERS.length}`;
  return part === "html" ? `${name}Html` : name;
};

const STYLE = /(<style\b[^>]*>[\s\S]*?<\/style>)/i;
/** SES takes a backslash before a placeholder for an escape, and adjoining braces for part of one. */
const AMBIGUOUS = /\\(?=\uFDD0)|[{}](?=[{}\uFDD0])|(?<=[{}\uFDD1])[{}]/g;

const spaced = (text: string) => text.replace(/[\\{}](?=\uFDD0)|[{}](?=[{}])|\uFDD1(?=[{}])/g, "$& ");
const asEntities = (html: string) => html.replace(AMBIGUOUS, (sign) => `&#${sign.charCodeAt(0)};`);

/** HTML looks the same afterwards; in text and CSS, braces move apart. */
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

/** Content for some readers only; a placeholder stands for it in the mail. */
export interface ReaderBlock {
  readonly readers: readonly RecipientKind[];
  readonly content: string;
}

export interface SesPart {
  readonly content: string;
  readonly blocks: readonly ReaderBlock[];
}

export const toSesPart = (marked: string, part: MailPart): SesPart => {
  const blocks: ReaderBlock[] = [];
  const open: (readonly RecipientKind[])[] = [];
  const placeOf = (piece: string) => {
    const readers = recipientKinds.filter((kind) => open.every((block) => block.includes(kind)));
    const block = { readers, content: withPlaceholders(piece, part) };
    // A block costs bytes for each recipient, so that repeated ones are shared.
    const known = blocks.findIndex((other) => isDeepStrictEqual(other, block));
    return marker(PLACEHOLDERS.length + (known === -1 ? blocks.push(block) - 1 : known));
  };
  const pieces = marked.split(/([\uFDD2-\uFDD6])/).map((piece) => {
    if (piece === BLOCK_END) open.pop();
    else if (/^[\uFDD2-\uFDD6]$/.test(piece)) open.push(readersOf(piece));
    else return open.length > 0 && piece ? placeOf(piece) : piece;
    return "";
  });
  return { content: withPlaceholders(pieces.join(""), part), blocks };
};

export const valueFor = (value: string, part: MailPart): string =>
  neutral(part === "html" ? escapeHtml(value) : value, part);

export const fillIn = (template: string, data: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => data[key] ?? "");
