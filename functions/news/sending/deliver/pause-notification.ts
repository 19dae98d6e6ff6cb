import { escapeHtml } from "../../../platform/html/safe-html.ts";
import type { Outbox } from "../../../platform/mail/outbox.ts";
import { addressOfUser, type StarterDeps } from "../plan/starter-address.ts";
import type { Runs } from "../runs.repository.ts";
import { pauseNotificationText } from "../sending.text.ts";

interface NoticeDeps extends StarterDeps {
  readonly runs: Pick<Runs, "find">;
  readonly outbox: Outbox;
  readonly origin: string;
}

export const openPauseNotification =
  ({ runs, outbox, origin, ...people }: NoticeDeps) =>
  async (newsletterId: string, reason: string): Promise<void> => {
    const run = await runs.find(newsletterId);
    const to = run && (await addressOfUser(run.startedBy, people));
    if (!to) return;
    const { subject, lines } = pauseNotificationText(reason, `${origin}/news/newsletters/${newsletterId}`);
    await outbox.post({
      to,
      subject,
      html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n"),
    });
  };
