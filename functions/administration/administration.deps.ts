import { openAuditTrail } from "../platform/audit/audit-trail.ts";
import { setting } from "../platform/environment.ts";
import { openTemplateSets } from "../platform/mail/template-sets.collection.ts";
import { openPeople } from "../platform/people/open-people.ts";
import { openSessions } from "../platform/session/session.repository.ts";
import { openSettings } from "../platform/settings.collection.ts";
import type { Table } from "../platform/table.ts";
import { openAuditMonths } from "./audit/audit-months.ts";

/** Everything the administration area works with, opened once for a function. */
export const openAdministration = (table: Table, portalOrigin = setting("PORTAL_ORIGIN")) => {
  const people = openPeople(table);
  const settings = openSettings(table);
  return {
    portalOrigin,
    users: people.users,
    sessions: openSessions(table, people),
    settings,
    table,
    audit: openAuditTrail(table, settings),
    auditMonths: openAuditMonths(table),
    templateSets: openTemplateSets(table),
  };
};

export type AdministrationDeps = ReturnType<typeof openAdministration>;
