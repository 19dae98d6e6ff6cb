import { escapeHtml, SafeHtml, unescapeHtml } from "../../platform/html/safe-html.ts";
import { singleLine } from "../../platform/mail/single-line.ts";
import { greeting } from "./mail.text.ts";

/** Noncharacters mark what differs between mails of a kind. */
export const personalMark = (name: string): SafeHtml => new SafeHtml(`\uFDD0${name}\uFDD1`);

export const personalValues = (name: string, others: Readonly<Record<string, string>> = {}) => ({
  ...others,
  name,
  greeting: greeting(singleLine(name)),
});

export const subjectOf = (html: string): string =>
  singleLine(unescapeHtml(/<title>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? ""));

export const personalise = (marked: string, values: Readonly<Record<string, string>>) => {
  const html = marked
    .replace(/\uFDD0(\w+)\uFDD1/g, (_, name: string) => escapeHtml(values[name] ?? ""))
    .replace(/[\uFDD0-\uFDEF]/g, "");
  return { subject: subjectOf(html), html };
};
