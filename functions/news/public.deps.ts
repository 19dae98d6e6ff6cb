import { openArticles } from "../data/articles/articles.collection.ts";
import { openOrganisations } from "../data/organisations/organisations.collection.ts";
import { openLateUnsubscriptions } from "../data/subscribers/late-unsubscriptions.repository.ts";
import { openSubscribers } from "../data/subscribers/subscribers.collection.ts";
import { openSuppressions } from "../data/suppressions/suppressions.collection.ts";
import { openTemplateSets } from "../data/templates/template-sets.collection.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import type { Table } from "../platform/table/table.ts";
import { openUnsubscribeLinks } from "./sending/deliver/unsubscribe-links.ts";
import { openRegistrations } from "./subscriptions/registrations.repository.ts";

export const openPublic = (table: Table, portalOrigin = setting("PORTAL_ORIGIN")) => ({
  portalOrigin,
  articles: openArticles(table),
  organisations: openOrganisations(table),
  subscribers: openSubscribers(table),
  lateUnsubscriptions: openLateUnsubscriptions(table),
  suppressions: openSuppressions(table),
  registrations: openRegistrations(table),
  templateSets: openTemplateSets(table),
  outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
  links: openUnsubscribeLinks(setting("LINK_SECRET"), portalOrigin),
});

export type PublicDeps = ReturnType<typeof openPublic>;
