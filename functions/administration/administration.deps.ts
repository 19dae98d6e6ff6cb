import { openAudit } from "../data/audit/open-audit.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import { openTemplateSets } from "../data/templates/template-sets.collection.ts";
import { setting } from "../platform/runtime/environment.ts";
import type { Table } from "../platform/table/table.ts";
import { openAuditMonths } from "./audit/audit-months.ts";

export const openAdministration = (table: Table, portalOrigin = setting("PORTAL_ORIGIN")) => {
  const people = openPeople(table);
  const settings = openSettings(table);
  return {
    portalOrigin,
    users: people.users,
    sessions: openSessions(table, people),
    settings,
    table,
    audit: openAudit(table, settings),
    auditMonths: openAuditMonths(table),
    templateSets: openTemplateSets(table),
  };
};

export type AdministrationDeps = ReturnType<typeof openAdministration>;
