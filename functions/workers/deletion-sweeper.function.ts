import { openApplicationStores } from "../applications/applications.deps.ts";
import { sweepApplications } from "../applications/retention/sweep-applications.ts";
import { openCalendar } from "../calendar/calendar.deps.ts";
import { sweepCalendar } from "../calendar/sweep-calendar.ts";
import { openEntryVersions } from "../data/discussions/entry-versions.repository.ts";
import { openForumEntries } from "../data/discussions/forum-entries.collection.ts";
import { sweepForums } from "../discussions/sweep-forums.ts";
import { openMisc } from "../misc/misc.deps.ts";
import { sweepMisc } from "../misc/sweep-misc.ts";
import { together } from "../platform/runtime/together.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const calendar = openCalendar(table);
const applications = openApplicationStores(table);
const forums = {
  entries: openForumEntries(table),
  entryVersions: openEntryVersions(table),
  ownedFiles: calendar.ownedFiles,
};
const misc = openMisc(table);

export const handler = async (): Promise<void> => {
  const now = new Date();
  await together([
    sweepForums(forums, now),
    sweepCalendar(calendar, now),
    sweepMisc(misc, now),
    sweepApplications(applications, now),
  ]);
};
