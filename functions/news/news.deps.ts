import { openAuditTrail } from "../platform/audit/audit-trail.ts";
import { setting } from "../platform/environment.ts";
import { openOwnedFiles } from "../platform/files/owned-files.ts";
import { openTemplateSets } from "../platform/mail/template-sets.collection.ts";
import { openPeople } from "../platform/people/open-people.ts";
import { openSessions } from "../platform/session/session.repository.ts";
import type { Table } from "../platform/table.ts";
import { openAnnouncements } from "./articles/announcements.repository.ts";
import { openArticles } from "./articles/articles.collection.ts";
import { openNewsletters } from "./newsletters/newsletters.collection.ts";
import { openMailStops } from "./sending/mail-stops.collection.ts";
import { openRuns } from "./sending/runs.repository.ts";
import { openSubscribers } from "./subscribers/subscribers.collection.ts";

/** Everything the news area works with, opened once for a function. */
export const openNews = (table: Table, portalOrigin = setting("PORTAL_ORIGIN")) => {
  const people = openPeople(table);
  return {
    ...people,
    portalOrigin,
    sessions: openSessions(table, people),
    audit: openAuditTrail(table),
    articles: openArticles(table),
    announcements: openAnnouncements(table),
    newsletters: openNewsletters(table),
    subscribers: openSubscribers(table),
    templateSets: openTemplateSets(table),
    mailStops: openMailStops(table),
    runs: openRuns(table),
    ownedFiles: openOwnedFiles(table),
  };
};

export type NewsDeps = ReturnType<typeof openNews>;
