import { openApplicationStores } from "../applications/applications.deps.ts";
import { sweepApplications } from "../applications/retention/sweep-applications.ts";
import { openCalendar } from "../calendar/calendar.deps.ts";
import { sweepCalendar } from "../calendar/sweep-calendar.ts";
import { openForumEntries } from "../data/discussions/forum-entries.collection.ts";
import { sweepForums } from "../discussions/sweep-forums.ts";
import { together } from "../platform/runtime/together.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const calendar = openCalendar(table);
const applications = openApplicationStores(table);
const forums = { entries: openForumEntries(table), ownedFiles: calendar.ownedFiles };

export const handler = async (): Promise<void> => {
  const now = new Date();
  await together([
    sweepForums(forums, now),
    sweepCalendar(calendar, now),
    sweepApplications(applications, now),
  ]);
};
