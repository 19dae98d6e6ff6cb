import { type AccountMailMessage, openAccountMails } from "../data/accounts/account-mails.repository.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import { together } from "../platform/runtime/together.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const outbox = openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL")));
const accountMails = openAccountMails(
  table,
  openQueue<AccountMailMessage>(setting("ACCOUNT_MAIL_QUEUE_URL")),
);

/** Resends what a lost queue message left behind. */
export const handler = async (): Promise<void> => {
  await together([outbox.sweep(), accountMails.sweep()]);
};
