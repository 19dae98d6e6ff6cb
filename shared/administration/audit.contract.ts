import { administrators } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { exportableListQuery, page } from "../contract/list-query.ts";
import { auditEntryProblems } from "./administration.problems.ts";
import { AuditEntry } from "./audit-entry.ts";

const path = "/v1/administration/audit";

export const audit = {
  list: endpoint({
    method: "GET",
    path,
    access: administrators,
    summary: "The audit trail, the latest first",
    query: exportableListQuery({
      filters: ["at", "group", "action", "actorId", "subjectKind", "subjectId"],
      sort: ["at"],
    }),
    reply: page(AuditEntry),
    exports: "audit.exported",
  }),
  read: endpoint({
    method: "GET",
    path: `${path}/{id}`,
    access: administrators,
    summary: "One entry of the audit trail",
    reply: AuditEntry,
    problems: [auditEntryProblems.notFound],
  }),
};
