import { isValid } from "ulid";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { auditEntryProblems } from "../../../shared/administration/administration.problems.ts";
import { auditEntryOf, auditKeyOf } from "../../platform/audit/audit-item.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { AdministrationDeps } from "../administration.deps.ts";
import { listEntries } from "./list-entries.ts";

const contract = administration.audit;

export const audit = implement<typeof contract, AdministrationDeps>(contract, {
  list: ({ query }, deps) => listEntries(query.config, deps),

  read: async ({ params: { id } }, { table, now }) => {
    const item = isValid(id) ? await table.get(auditKeyOf(id)) : undefined;
    return (item && auditEntryOf(item, now.getTime())) ?? notFound(auditEntryProblems.notFound);
  },
});
