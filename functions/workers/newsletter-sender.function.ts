import { openMailStops } from "../news/sending/mail-stops.collection.ts";
import type { BatchMessage } from "../news/sending/messages.ts";
import { openPauseNotice } from "../news/sending/pause-notice.ts";
import { openRunCache } from "../news/sending/run-cache.ts";
import { sendBatch } from "../news/sending/sender.ts";
import { openLedger } from "../news/sending/sending.deps.ts";
import { openUnsubscribeLinks } from "../news/sending/unsubscribe-links.ts";
import { numberSetting, setting } from "../platform/environment.ts";
import { type OutboxMessage, openOutbox } from "../platform/mail/outbox.ts";
import { openSendingRate } from "../platform/mail/sending-rate.ts";
import { openSes } from "../platform/mail/ses.ts";
import { openEmployees } from "../platform/people/employees.collection.ts";
import { openUsers } from "../platform/people/users.collection.ts";
import { openQueue } from "../platform/queue.ts";
import { queueFunction } from "../platform/queue-function.ts";
import { openTable } from "../platform/table.ts";

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
  mailStops: openMailStops(table),
  rate: openSendingRate(table, ses),
  links: openUnsubscribeLinks(setting("LINK_SECRET"), setting("PORTAL_ORIGIN")),
  settleAfter: numberSetting("IN_DOUBT_SETTLE_SECONDS", 300) * 1000,
  maxFailurePercent: numberSetting("MAX_FAILURE_PERCENT", 10),
  notifyPaused: openPauseNotice({ ...people, runs: ledger.runs, outbox, origin: setting("PORTAL_ORIGIN") }),
};

/** Sends batches of newsletters through SES and records what became of each mail. */
export const handler = queueFunction<BatchMessage>((message) => sendBatch(deps, message));
