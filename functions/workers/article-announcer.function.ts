import { openAnnouncements } from "../news/articles/announcements.repository.ts";
import { announceDue } from "../news/articles/announcer.ts";
import { openArticles } from "../news/articles/articles.collection.ts";
import { openMailStops } from "../news/sending/mail-stops.collection.ts";
import { setting } from "../platform/environment.ts";
import { type OutboxMessage, openOutbox } from "../platform/mail/outbox.ts";
import { openTemplateSets } from "../platform/mail/template-sets.collection.ts";
import { openEmployees } from "../platform/people/employees.collection.ts";
import { openOrganisations } from "../platform/people/organisations.collection.ts";
import { openUsers } from "../platform/people/users.collection.ts";
import { openQueue } from "../platform/queue.ts";
import { openTable } from "../platform/table.ts";

const table = openTable();
const deps = {
  announcements: openAnnouncements(table),
  articles: openArticles(table),
  employees: openEmployees(table),
  users: openUsers(table),
  organisations: openOrganisations(table),
  templateSets: openTemplateSets(table),
  mailStops: openMailStops(table),
  outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
  portalOrigin: setting("PORTAL_ORIGIN"),
};

/** Tells employees of articles that have appeared. */
export const handler = (): Promise<void> => announceDue(deps);
