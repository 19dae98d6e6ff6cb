import { setting } from "../platform/environment.ts";
import { type OutboxMessage, openOutbox } from "../platform/mail/outbox.ts";
import { openTemplateSets } from "../platform/mail/template-sets.collection.ts";
import { openOrganisations } from "../platform/people/organisations.collection.ts";
import { openQueue } from "../platform/queue.ts";
import type { Table } from "../platform/table.ts";
import { openArticles } from "./articles/articles.collection.ts";
import { openMailStops } from "./sending/mail-stops.collection.ts";
import { openUnsubscribeLinks } from "./sending/unsubscribe-links.ts";
import { openSubscribers } from "./subscribers/subscribers.collection.ts";
import { openRegistrations } from "./subscriptions/registrations.repository.ts";

/** What is public works with; nobody has a session here. */
export const openPublic = (table: Table, portalOrigin = setting("PORTAL_ORIGIN")) => ({
  portalOrigin,
  articles: openArticles(table),
  organisations: openOrganisations(table),
  subscribers: openSubscribers(table),
  mailStops: openMailStops(table),
  registrations: openRegistrations(table),
  templateSets: openTemplateSets(table),
  outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
  links: openUnsubscribeLinks(setting("LINK_SECRET"), portalOrigin),
});

export type PublicDeps = ReturnType<typeof openPublic>;
