import { openArticles } from "../news/articles/articles.collection.ts";
import { openNewsletters } from "../news/newsletters/newsletters.collection.ts";
import type { BatchMessage, PlanMessage } from "../news/sending/messages.ts";
import { openSchedule } from "../news/sending/schedule.repository.ts";
import { openLedger } from "../news/sending/sending.deps.ts";
import { startScheduled } from "../news/sending/start-scheduled.ts";
import { sweep } from "../news/sending/sweeper.ts";
import { openAuditTrail } from "../platform/audit/audit-trail.ts";
import { numberSetting, setting } from "../platform/environment.ts";
import { type OutboxMessage, openOutbox } from "../platform/mail/outbox.ts";
import { openTemplateSets } from "../platform/mail/template-sets.collection.ts";
import { openEmployees } from "../platform/people/employees.collection.ts";
import { openOrganisations } from "../platform/people/organisations.collection.ts";
import { openUsers } from "../platform/people/users.collection.ts";
import { openQueue } from "../platform/queue.ts";
import { openTable } from "../platform/table.ts";

const table = openTable();
const schedule = openSchedule(table);
const outbox = openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL")));
const ledger = openLedger(table);
const planQueue = openQueue<PlanMessage>(setting("NEWSLETTER_PLAN_QUEUE_URL"));
const batchQueue = openQueue<BatchMessage>(setting("NEWSLETTER_BATCH_QUEUE_URL"));
const settleAfter = numberSetting("IN_DOUBT_SETTLE_SECONDS", 300) * 1000;
const news = {
  newsletters: openNewsletters(table),
  articles: openArticles(table),
  organisations: openOrganisations(table),
  templateSets: openTemplateSets(table),
  users: openUsers(table),
  employees: openEmployees(table),
  audit: openAuditTrail(table),
  portalOrigin: setting("PORTAL_ORIGIN"),
};

/** Begins what is scheduled, and takes up what dead workers and lost messages left behind. */
export const handler = async (): Promise<void> => {
  const ended = await Promise.allSettled([
    startScheduled({ ...news, ...ledger, schedule, outbox, planQueue }),
    sweep({ ...ledger, planQueue, batchQueue, settleAfter }),
  ]);
  const failures = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (failures.length) throw new AggregateError(failures, "The sweep is not complete");
};
