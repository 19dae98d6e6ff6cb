import { millisecondsInDay } from "date-fns/constants";
import { isValid } from "ulid";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { auditEntryProblems } from "../../../shared/administration/administration.problems.ts";
import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import type { Filter, ListConfig, Page } from "../../../shared/contract/list.ts";
import type { LinkedStores, Stores } from "../../data/stores.ts";
import { auditEntryOf, auditKeyOf } from "../../platform/audit/audit-item.ts";
import { pageOf, projectionOf } from "../../platform/collection/join.ts";
import type { ListRules } from "../../platform/collection/list-rules.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";

interface Bounds {
  readonly from: number;
  readonly to: number;
}

const timesOf = ({ values }: Filter) =>
  values.map((value) => Date.parse(String(value))).filter((time) => !Number.isNaN(time));

/** Only the months within the bounds are read; the filters themselves decide exactly. */
const boundsOf = (filters: readonly Filter[], whole: Bounds): Bounds => {
  let { from, to } = whole;
  for (const filter of filters.filter(({ field }) => field === "at")) {
    const times = timesOf(filter);
    if (times.length === 0) continue;
    const { comparator } = filter;
    if (["gt", "gte", "between", "eq"].includes(comparator)) from = Math.max(from, Math.min(...times));
    if (["lt", "lte", "between", "eq"].includes(comparator)) to = Math.min(to, Math.max(...times));
  }
  return { from, to };
};

const rules: ListRules<AuditEntry> = {
  fieldOf: (entry, field) => {
    const value = entry[field as keyof AuditEntry];
    return typeof value === "object" ? null : value;
  },
  searchText: ({ actorName, subjectName }) => [actorName, subjectName],
  defaultSort: [{ field: "at", direction: "desc" }],
};

export const listEntries = async (
  config: ListConfig,
  { auditMonths, settings, now }: Stores & { readonly now: Date },
): Promise<Page<AuditEntry>> => {
  const { auditRetentionDays } = await settings.current();
  const oldest = now.getTime() - auditRetentionDays * millisecondsInDay;
  const { from, to } = boundsOf(config.filters, { from: oldest, to: now.getTime() + millisecondsInDay });
  return pageOf(projectionOf(await auditMonths.between(from, to), rules), config, everything);
};

const contract = administration.audit;

export const audit = implement<typeof contract, LinkedStores>(contract, {
  list: ({ query }, deps) => listEntries(query.config, deps),

  read: async ({ params: { id } }, { table, now }) => {
    const item = isValid(id) ? await table.get(auditKeyOf(id)) : undefined;
    return (item && auditEntryOf(item, now.getTime())) ?? notFound(auditEntryProblems.notFound);
  },
});
