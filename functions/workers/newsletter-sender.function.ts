import { openOrganisations } from "../data/organisations/organisations.collection.ts";
import { openEmployees } from "../data/people/employees.collection.ts";
import { openUsers } from "../data/people/users.collection.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import { openSuppressions } from "../data/suppressions/suppressions.collection.ts";
import { openMailFrom } from "../data/templates/mail-sender.ts";
import { openPauseNotification } from "../news/sending/deliver/pause-notification.ts";
import { openRunCache } from "../news/sending/deliver/run-cache.ts";
import { sendBatch } from "../news/sending/deliver/sender.ts";
import { openUnsubscribeLinks } from "../news/sending/deliver/unsubscribe-links.ts";
import type { BatchMessage } from "../news/sending/messages.ts";
import { openLedger } from "../news/sending/sending.deps.ts";
import { openSendTimes } from "../news/sending/window/send-times.ts";
import { openBulkRate } from "../platform/mail/bulk-rate.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openSendingRate } from "../platform/mail/sending-rate.ts";
import { openSes } from "../platform/mail/ses.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { numberSetting, setting } from "../platform/runtime/environment.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const ses = openSes();
const ledger = openLedger(table);
const outbox = openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL")));
const people = { users: openUsers(table), employees: openEmployees(table) };
const deps = {
  ...ledger,
  ses,
  runCache: openRunCache(ledger.runs),
  batchQueue: openQueue<BatchMessage>(setting("NEWSLETTER_BATCH_QUEUE_URL")),
  suppressions: openSuppressions(table),
  fromOf: openMailFrom(openOrganisations(table)),
  rate: openSendingRate(table, openBulkRate(table, ses)),
  links: openUnsubscribeLinks(setting("LINK_SECRET"), setting("PORTAL_ORIGIN")),
  settleAfter: numberSetting("IN_DOUBT_SETTLE_SECONDS", 300) * 1000,
  sendTimes: openSendTimes(openSettings(table)),
  maxFailurePercent: numberSetting("MAX_FAILURE_PERCENT", 10),
  notifyPaused: openPauseNotification({
    ...people,
    table,
    runs: ledger.runs,
    outbox,
    origin: setting("PORTAL_ORIGIN"),
  }),
};

export const handler = queueFunction<BatchMessage>((message) => sendBatch(deps, message));
