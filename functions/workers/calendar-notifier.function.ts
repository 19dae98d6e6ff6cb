import { openCalendar } from "../calendar/calendar.deps.ts";
import { notifyDue } from "../calendar/notifications/notifier.ts";
import { openTemplateSets } from "../data/templates/template-sets.collection.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const deps = {
  ...openCalendar(table),
  templateSets: openTemplateSets(table),
  outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
  portalOrigin: setting("PORTAL_ORIGIN"),
};

export const handler = (): Promise<void> => notifyDue(deps, new Date());
