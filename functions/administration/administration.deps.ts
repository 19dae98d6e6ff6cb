import { setting } from "../platform/environment.ts";
import { openTemplateSets } from "../platform/mail/template-sets.collection.ts";
import { openPeople } from "../platform/people/open-people.ts";
import { openSessions } from "../platform/session/session.repository.ts";
import type { Table } from "../platform/table.ts";

/** Everything the administration area works with, opened once for a function. */
export const openAdministration = (table: Table, portalOrigin = setting("PORTAL_ORIGIN")) => ({
  portalOrigin,
  sessions: openSessions(table, openPeople(table)),
  templateSets: openTemplateSets(table),
});

export type AdministrationDeps = ReturnType<typeof openAdministration>;
