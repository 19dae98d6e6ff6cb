import { requestProblems } from "../../../../shared/contract/general.problems.ts";
import type { Viewer } from "../../../../shared/contract/permissions.ts";
import { newsletterProblems } from "../../../../shared/news/news.problems.ts";
import { isEmptyNewsletter } from "../../../../shared/news/newsletter.ts";
import { fullName } from "../../../../shared/organisations/employee.ts";
import type { StoredNewsletter } from "../../../data/newsletters/newsletters.collection.ts";
import type { Employees } from "../../../data/people/employees.collection.ts";
import { previewOf } from "../../../data/templates/recipient-data.ts";
import { Problem, problemAt } from "../../../platform/http/problem.ts";
import { mailAddressOf } from "../../../platform/mail/mail-address.ts";
import type { Outbox } from "../../../platform/mail/outbox.ts";
import { loadNewsletterContent, type NewsletterSources } from "../../newsletters/newsletter-content.ts";
import { sendingText } from "../sending.text.ts";

interface TestMailDeps extends NewsletterSources {
  readonly employees: Employees;
  readonly outbox: Pick<Outbox, "post">;
  readonly viewer: Viewer;
  readonly now: Date;
}

/**
 * Posts one mail as a colleague would get it; its id in the outbox. No function that requests reach may send
 * mails itself, so a worker hands it to SES.
 */
export const sendTestMail = async (
  newsletter: StoredNewsletter,
  email: string | null,
  deps: TestMailDeps,
): Promise<string> => {
  if (isEmptyNewsletter(newsletter.content, newsletter.articleIds))
    throw new Problem(newsletterProblems.isEmpty);
  const caller = deps.viewer.employeeId ? await deps.employees.find(deps.viewer.employeeId) : undefined;
  const address = email ?? caller?.email;
  if (!address) throw problemAt(requestProblems.malformed, "email");
  const to = mailAddressOf(address);
  const name = caller ? fullName(caller) : deps.viewer.username;
  const { subject, html } = previewOf(await loadNewsletterContent(newsletter, deps), {
    name,
    unsubscribeUrl: null,
  });
  return deps.outbox.post({ to, subject: `${sendingText.testPrefix} ${subject}`, html });
};
