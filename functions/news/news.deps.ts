import { openArticles } from "../data/articles/articles.collection.ts";
import { openConfirmations } from "../data/articles/confirmations.repository.ts";
import { openAudit } from "../data/audit/open-audit.ts";
import { openOwnedFiles } from "../data/files/owned-files.ts";
import { openNewsletters } from "../data/newsletters/newsletters.collection.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import { openSubscribers } from "../data/subscribers/subscribers.collection.ts";
import { openSuppressions } from "../data/suppressions/suppressions.collection.ts";
import { openTemplateSets } from "../data/templates/template-sets.collection.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import type { OutboxMessage } from "../platform/mail/outbox-item.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import type { Table } from "../platform/table/table.ts";
import { openAnnouncements } from "./articles/announcements.repository.ts";
import { openConfirmationMailings } from "./articles/confirmation-mailings.ts";
import { openRuns } from "./sending/runs.repository.ts";

export const openNews = (table: Table, portalOrigin = setting("PORTAL_ORIGIN")) => {
  const people = openPeople(table);
  return {
    ...people,
    portalOrigin,
    sessions: openSessions(table, people),
    audit: openAudit(table),
    articles: openArticles(table),
    confirmations: openConfirmations(table),
    confirmationMailings: openConfirmationMailings(table),
    settings: openSettings(table),
    announcements: openAnnouncements(table),
    newsletters: openNewsletters(table),
    subscribers: openSubscribers(table),
    templateSets: openTemplateSets(table),
    suppressions: openSuppressions(table),
    runs: openRuns(table),
    ownedFiles: openOwnedFiles(table),
    outbox: openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL"))),
  };
};

export type NewsDeps = ReturnType<typeof openNews>;
