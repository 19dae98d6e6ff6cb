import { escapeHtml } from "../../platform/html/safe-html.ts";
import type { Outbox } from "../../platform/mail/outbox.ts";
import type { Employees } from "../../platform/people/employees.collection.ts";
import type { Users } from "../../platform/people/users.collection.ts";
import type { Runs } from "./runs.repository.ts";
import { pauseNoticeText } from "./sending.text.ts";

interface NoticeDeps {
  readonly users: Users;
  readonly employees: Employees;
  readonly runs: Pick<Runs, "find">;
  readonly outbox: Outbox;
  readonly origin: string;
}

/** Writes to whoever started a run that it had to pause; without an address nothing is written. */
export const openPauseNotice =
  ({ users, employees, runs, outbox, origin }: NoticeDeps) =>
  async (newsletterId: string, reason: string): Promise<void> => {
    const run = await runs.find(newsletterId);
    const user = run && (await users.find(run.startedBy));
    const employee = user?.employeeId ? await employees.find(user.employeeId) : undefined;
    if (!employee?.email) return;
    const { subject, lines } = pauseNoticeText(reason, `${origin}/news/newsletters/${newsletterId}`);
    await outbox.post({
      to: employee.email,
      subject,
      html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n"),
    });
  };
