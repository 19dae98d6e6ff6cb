import { openAudit } from "../data/audit/open-audit.ts";
import { openOwnedFiles } from "../data/files/owned-files.ts";
import { openMiscEntries } from "../data/misc/misc-entries.collection.ts";
import { openMiscGroups } from "../data/misc/misc-groups.collection.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import type { Table } from "../platform/table/table.ts";

export const openMisc = (table: Table) => {
  const people = openPeople(table);
  return {
    sessions: openSessions(table, people),
    audit: openAudit(table),
    organisations: people.organisations,
    employees: people.employees,
    groups: openMiscGroups(table),
    entries: openMiscEntries(table),
    ownedFiles: openOwnedFiles(table),
  };
};

export type MiscDeps = ReturnType<typeof openMisc>;
