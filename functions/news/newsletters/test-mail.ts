import { requestProblems } from "../../../shared/contract/general.problems.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import { isEmptyNewsletter } from "../../../shared/news/newsletter.ts";
import type { RecipientKind } from "../../../shared/news/recipients.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { OPERATOR } from "../../../shared/organisations/operator.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { previewOf } from "../../data/templates/recipient-data.ts";
import { escapeHtml, SafeHtml } from "../../platform/html/safe-html.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import { testText } from "../sending.text.ts";
import { loadNewsletterContent } from "./newsletter-content.ts";

interface TestMailDeps extends LinkedStores {
  readonly viewer: Viewer;
  readonly now: Date;
}

interface TestMail {
  readonly email?: string | null | undefined;
  readonly as?: RecipientKind | null | undefined;
}

export const NOWHERE = "#";

/** A test subscribes nobody, so its links must lead nowhere. */
const withoutDeadLinks = (html: string) =>
  html.replaceAll(/<a\b[^>]*\bhref="#"[^>]*>([\s\S]*?)<\/a>/g, "<u>$1</u>");

const withNote = (html: string, note: SafeHtml) => {
  const style = "margin:0;padding:12px 20px;background:#fff4d6;color:#3d2f00;font:14px/20px sans-serif";
  const line = `<p style="${style}">${note.html}</p>`;
  const body = /<body\b[^>]*>/i.exec(html);
  const at = body ? body.index + body[0].length : 0;
  return html.slice(0, at) + line + html.slice(at);
};

export const asTestMail = (html: string, note: SafeHtml): string => withNote(withoutDeadLinks(html), note);

/** Goes through the outbox, since functions that requests reach may not send mails. */
export const sendTestMail = async (
  newsletter: StoredNewsletter,
  { email, as }: TestMail,
  deps: TestMailDeps,
): Promise<string> => {
  if (isEmptyNewsletter(newsletter.content, newsletter.articleIds))
    throw new Problem(newsletterProblems.isEmpty);
  const caller = deps.viewer.employeeId ? await deps.employees.find(deps.viewer.employeeId) : undefined;
  const address = email ?? caller?.email;
  if (!address) throw problemAt(requestProblems.malformed, "email");
  const to = mailAddressOf(address);
  const name = caller ? fullName(caller) : deps.viewer.username;
  const kind = as ?? "employees";
  const unsubscribeUrl = kind === "employees" ? null : NOWHERE;
  const content = await loadNewsletterContent(newsletter, deps);
  const { subject, html } = previewOf(content, { kind, name, unsubscribeUrl });
  return deps.outbox.post({
    to,
    officeId: newsletter.organisationId ?? OPERATOR,
    subject: `${testText.prefix[kind]} ${subject}`,
    html: asTestMail(html, new SafeHtml(escapeHtml(testText.note[kind]))),
  });
};
