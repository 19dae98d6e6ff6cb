import { openAudit } from "../data/audit/open-audit.ts";
import { openCalendarEvents } from "../data/calendar/calendar-events.collection.ts";
import { openCalendarFeeds } from "../data/calendar/calendar-feeds.repository.ts";
import { openEventAnswers } from "../data/calendar/event-answers.repository.ts";
import { openEventCategories } from "../data/calendar/event-categories.collection.ts";
import { openOwnedFiles } from "../data/files/owned-files.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import { openSuppressions } from "../data/suppressions/suppressions.collection.ts";
import type { Table } from "../platform/table/table.ts";
import { openEventMailings } from "./notifications/event-mailings.ts";

export const openCalendar = (table: Table) => {
  const people = openPeople(table);
  const sessions = openSessions(table, people);
  return {
    ...people,
    table,
    sessions,
    audit: openAudit(table),
    events: openCalendarEvents(table),
    categories: openEventCategories(table),
    answers: openEventAnswers(table),
    feeds: openCalendarFeeds(table, sessions),
    mailings: openEventMailings(table),
    suppressions: openSuppressions(table),
    settings: openSettings(table),
    ownedFiles: openOwnedFiles(table),
  };
};

export type CalendarDeps = ReturnType<typeof openCalendar>;
