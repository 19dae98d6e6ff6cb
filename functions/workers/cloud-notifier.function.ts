import type { ScheduledEvent } from "aws-lambda";
import { openWatching } from "../cloud/watching/notifier.deps.ts";
import { notifyWatchers } from "../cloud/watching/notifier.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const deps = {
  ...openWatching(table, setting("PORTAL_ORIGIN")),
  outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
};

export const handler = ({ time }: Pick<ScheduledEvent, "time">): Promise<void> =>
  notifyWatchers(deps, new Date(time));
