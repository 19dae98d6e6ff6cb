import { openArticles } from "../data/articles/articles.collection.ts";
import { openAudit } from "../data/audit/open-audit.ts";
import { openNewsletters } from "../data/newsletters/newsletters.collection.ts";
import { openOrganisations } from "../data/organisations/organisations.collection.ts";
import { openEmployees } from "../data/people/employees.collection.ts";
import { openUsers } from "../data/people/users.collection.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import { openTemplateSets } from "../data/templates/template-sets.collection.ts";
import { sweep } from "../news/sending/deliver/sweeper.ts";
import type { BatchMessage, PlanMessage } from "../news/sending/messages.ts";
import { openSchedule } from "../news/sending/plan/schedule.repository.ts";
import { startScheduled } from "../news/sending/plan/start-scheduled.ts";
import { openLedger } from "../news/sending/sending.deps.ts";
import { openDoneWrites } from "../news/sending/starter-notification.ts";
import { openSendTimes } from "../news/sending/window/send-times.ts";
import { openBulkRate } from "../platform/mail/bulk-rate.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { numberSetting, setting } from "../platform/runtime/environment.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const schedule = openSchedule(table);
const outbox = openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL")));
const ledger = openLedger(table);
const planQueue = openQueue<PlanMessage>(setting("NEWSLETTER_PLAN_QUEUE_URL"));
const batchQueue = openQueue<BatchMessage>(setting("NEWSLETTER_BATCH_QUEUE_URL"));
const settleAfter = numberSetting("IN_DOUBT_SETTLE_SECONDS", 300) * 1000;
const sendTimes = openSendTimes(openSettings(table));
const news = {
  newsletters: openNewsletters(table),
  articles: openArticles(table),
  organisations: openOrganisations(table),
  settings: openSettings(table),
  templateSets: openTemplateSets(table),
  users: openUsers(table),
  employees: openEmployees(table),
  audit: openAudit(table),
  portalOrigin: setting("PORTAL_ORIGIN"),
};

export const handler = async (): Promise<void> => {
  const ended = await Promise.allSettled([
    startScheduled({ ...news, ...ledger, schedule, outbox, planQueue }),
    sweep({
      ...ledger,
      planQueue,
      batchQueue,
      settleAfter,
      bulkRate: openBulkRate(table),
      sendTimes,
      doneWrites: openDoneWrites(news),
    }),
  ]);
  const failures = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (failures.length) throw new AggregateError(failures, "The sweep is not complete");
};
