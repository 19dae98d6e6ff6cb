import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import type { Filter, ListConfig, Page } from "../../../shared/contract/list.ts";
import { fold, wordsOf } from "../../../shared/fold.ts";
import { passes } from "../../platform/collection/compare.ts";
import type { AuditMonths } from "./audit-months.ts";

const DAY = 24 * 3600 * 1000;

interface Bounds {
  readonly from: number;
  readonly to: number;
}

const timesOf = ({ values }: Filter) =>
  values.map((value) => Date.parse(String(value))).filter((time) => !Number.isNaN(time));

/** Which stretch of time the filters leave; only its months are read. Exactly which entries they leave, they decide. */
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

const fieldOf = (entry: AuditEntry, field: string) => {
  const value = entry[field as keyof AuditEntry];
  return typeof value === "object" ? null : value;
};

const textOf = ({ actorName, subjectName }: AuditEntry) => fold([actorName, subjectName].join("\n"));

interface Deps {
  readonly auditMonths: AuditMonths;
  readonly settings: { readonly current: () => Promise<{ readonly auditRetentionDays: number }> };
  readonly now: Date;
}

/** A page of the trail. What is older than the retention is not shown, even where the table still has it. */
export const listEntries = async (
  { filters, searchTerm = "", sort, skip, limit }: ListConfig,
  { auditMonths, settings, now }: Deps,
): Promise<Page<AuditEntry>> => {
  const { auditRetentionDays } = await settings.current();
  const to = now.getTime() + DAY;
  const { from, to: until } = boundsOf(filters, { from: now.getTime() - auditRetentionDays * DAY, to });
  const words = wordsOf(searchTerm);
  const entries = (await auditMonths.between(from, until)).filter(
    (entry) =>
      filters.every((filter) => passes(fieldOf(entry, filter.field), filter)) &&
      words.every((word) => textOf(entry).includes(word)),
  );
  if (sort[0]?.direction === "asc") entries.reverse();
  return { totalCount: entries.length, data: entries.slice(skip, skip + limit) };
};
