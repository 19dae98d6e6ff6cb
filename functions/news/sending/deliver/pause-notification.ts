import { textMail } from "../../../data/templates/text-mail.ts";
import type { Outbox } from "../../../platform/mail/outbox.ts";
import type { Table } from "../../../platform/table/table.ts";
import { addressOfUser, type StarterDeps } from "../plan/starter-address.ts";
import type { Runs } from "../runs.repository.ts";
import { pauseNotificationText } from "../sending.text.ts";
import { starterWrites } from "../starter-notification.ts";

interface NoticeDeps extends StarterDeps {
  readonly table: Pick<Table, "transact">;
  readonly runs: Pick<Runs, "find">;
  readonly outbox: Outbox;
  readonly origin: string;
}

export const openPauseNotification =
  ({ table, runs, outbox, origin, ...people }: NoticeDeps) =>
  async (newsletterId: string, reason: string): Promise<void> => {
    const run = await runs.find(newsletterId);
    if (!run) return;
    const told = { kind: "sendPaused", newsletterId, at: run.lastChangeAt } as const;
    for (const write of await starterWrites(run.startedBy, told, people)) await table.transact([write]);
    const to = await addressOfUser(run.startedBy, people);
    if (!to) return;
    const link = `${origin}/news/newsletters/${newsletterId}`;
    await outbox.post(textMail(to, pauseNotificationText(reason, link)));
  };
