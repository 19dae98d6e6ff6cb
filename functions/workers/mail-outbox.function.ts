import { mailText } from "../platform/mail/mail-text.ts";
import { type OutboxMessage, openDelivery } from "../platform/mail/outbox.ts";
import { openSes } from "../platform/mail/ses.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { openTable } from "../platform/table/table.ts";

export const handler = queueFunction<OutboxMessage>(
  openDelivery(openTable(), { ses: openSes(), textOf: mailText }),
);
