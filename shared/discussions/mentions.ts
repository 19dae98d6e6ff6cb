import { withoutQuotes } from "./quotes.ts";

const MENTION = /<a\b[^>]*\bhref="\/employees\/([\w-]{1,64})"[^>]*>@/g;

/** A mention is a link to a colleague's page whose text begins with an @, so it works wherever links do. */
export const mentionPath = (employeeId: string): string => `/employees/${employeeId}`;

/** From sanitised HTML; mentions in a quotation were notified with the quoted entry. */
export const mentionedIn = (html: string | null): string[] => [
  ...new Set(Array.from(withoutQuotes(html ?? "").matchAll(MENTION), ([, id = ""]) => id)),
];
