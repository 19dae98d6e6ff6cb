import { personalise } from "../data/templates/personal-mail.ts";
import { mailText } from "../platform/mail/mail-text.ts";
import { openDelivery } from "../platform/mail/outbox-delivery.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openSes } from "../platform/mail/ses.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openTable } from "../platform/table/table.ts";

export const handler = queueFunction<OutboxMessage>(
  openDelivery(openTable(), {
    ses: openSes(),
    queue: openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL")),
    textOf: mailText,
    personalise,
  }),
);
