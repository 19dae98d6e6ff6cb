import { ulid } from "ulid";
import { describe, expect, it } from "vitest";
import { listEntries } from "../../../functions/administration/audit/audit.ts";
import { openAuditMonths } from "../../../functions/data/audit/audit-months.ts";
import { openAudit } from "../../../functions/data/audit/open-audit.ts";
import { openSettings } from "../../../functions/data/settings/settings.collection.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { auditItemOf } from "../../../functions/platform/audit/audit-item.ts";
import { administration } from "../../../shared/administration/administration.contract.ts";
import type { AuditAction } from "../../../shared/administration/audit-action.ts";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import { type Filter, type ListConfig, listConfig } from "../../../shared/contract/list.ts";
import { portal } from "../../portal.ts";
import { readTrail } from "../../support/audit.ts";

const { call, table } = await portal({ as: "admin" });

const DAY = 24 * 3600_000;
const daysAgo = (days: number) => Date.now() - days * DAY;

interface Recorded {
  readonly at?: number;
  readonly action?: AuditAction;
  readonly actor?: { readonly id: string; readonly name: string };
  readonly subject?: { readonly id: string; readonly name: string | null };
  readonly expiresAt?: number;
}

const eva = { id: "user-eva", name: "eva.gruber" };

/** Puts an entry there as if it had been recorded at that time. */
const record = async (entry: Recorded = {}) => {
  const id = ulid(entry.at);
  const { action = "user.changed", actor = eva, subject = { id: ulid(), name: null }, expiresAt } = entry;
  const inAYear = Math.floor((Date.now() + 365 * DAY) / 1000);
  await table.put(
    auditItemOf({ id, action, actor, subject, facts: {}, requestId: null }, expiresAt ?? inAYear),
  );
  return id;
};

const where = (field: string, comparator: Filter["comparator"], ...values: string[]): Filter => ({
  field,
  comparator,
  values,
});
const about = (id: string) => where("subjectId", "eq", id);
const idsOf = async (config: Partial<ListConfig>) => (await readTrail(config)).map(({ id }) => id);

const max = { id: "user-max", name: "max.huber" };
const sorted: string[] = [];
const paged: string[] = [];

// All before the first list: a warm function never looks for new entries in a month that is over.
for (const days of [70, 40, 3, 0]) {
  sorted.push(await record({ at: daysAgo(days), subject: { id: "sorted", name: null } }));
}
for (let days = 0; days < 100; days += 10) {
  paged.push(await record({ at: daysAgo(days), subject: { id: "paged", name: null } }));
}
const old = await record({ at: daysAgo(45), actor: max, subject: { id: "x1", name: "Jännerbrief" } });
const recent = await record({
  actor: max,
  action: "newsletter.paused",
  subject: { id: "x2", name: "Brief" },
});
const deleted = await record({
  at: daysAgo(35),
  action: "article.deleted",
  subject: { id: "a1", name: "Alt" },
});
await record({
  at: daysAgo(90),
  subject: { id: "over", name: null },
  expiresAt: Math.floor(daysAgo(1) / 1000),
});

describe("the audit trail as a list", () => {
  it("shows the latest first, or the other way round", async () => {
    expect(await idsOf({ filters: [about("sorted")] })).toEqual(sorted.toReversed());
    expect(await idsOf({ filters: [about("sorted")], sort: [{ field: "at", direction: "asc" }] })).toEqual(
      sorted,
    );
  });

  it("counts all of them and cuts the page, across months", async () => {
    const { data } = await call(administration.audit.list, {
      query: { config: listConfig({ skip: 4, limit: 3, filters: [about("paged")] }) },
    });

    expect(data.totalCount).toBe(10);
    expect(data.data.map(({ id }) => id)).toEqual(paged.slice(4, 7));
  });

  it("is narrowed by time, person, kind and thing, and searched by names", async () => {
    const iso = (days: number) => new Date(daysAgo(days)).toISOString();
    const his = where("actorId", "eq", max.id);

    expect(await idsOf({ filters: [his] })).toEqual([recent, old]);
    expect(await idsOf({ filters: [his, where("at", "gte", iso(30))] })).toEqual([recent]);
    expect(await idsOf({ filters: [his, where("at", "lt", iso(30))] })).toEqual([old]);
    expect(await idsOf({ filters: [his, where("at", "between", iso(50), iso(40))] })).toEqual([old]);
    expect(await idsOf({ filters: [his, where("group", "eq", "sending")] })).toEqual([recent]);
    expect(await idsOf({ filters: [his, where("action", "eq", "user.changed")] })).toEqual([old]);
    expect(await idsOf({ filters: [his, where("subjectKind", "eq", "newsletter")] })).toEqual([recent]);
    expect(await idsOf({ searchTerm: "huber janner" })).toEqual([old]);
  });

  it("costs a warm function the session's request and one for what is new", async () => {
    const query = {
      config: listConfig({ filters: [where("at", "gte", new Date(daysAgo(1)).toISOString())] }),
    };
    await call(administration.audit.list, { query });

    const { requests } = await call(administration.audit.list, { query });

    expect(requests.length, requests.join()).toBeLessThanOrEqual(4);
    expect(requests.filter((name) => name === "Query").length).toBeLessThanOrEqual(2);
  });

  it("shows nothing that is over, whether the table has removed it or not", async () => {
    expect(await readTrail({ filters: [about("over")] })).toEqual([]);
  });

  it("reads a month that is over once, and what came late into this one", async () => {
    const asked: unknown[] = [];
    const watched = {
      ...table,
      queryPages: (input: Parameters<typeof table.queryPages>[0]) => {
        asked.push(input.ExpressionAttributeValues?.[":pk"]);
        return table.queryPages(input);
      },
    };
    const months = openAuditMonths(watched);
    const now = Date.UTC(2026, 4, 20);
    const late = { at: Date.UTC(2026, 4, 19, 23, 59), subject: { id: "late", name: null } };
    await months.between(Date.UTC(2026, 3, 1), now, now);
    const id = await record({ ...late, at: now - 30_000 });

    const entries = await months.between(Date.UTC(2026, 3, 1), now + DAY, now + 1000);

    expect(asked).toEqual(["AUDIT#2026-04", "AUDIT#2026-05", "AUDIT#2026-05"]);
    expect(entries.map((entry) => entry.id)).toEqual([id]);
  });
});

describe("one entry of the audit trail", () => {
  it("is read by its id", async () => {
    const { data } = await call(administration.audit.read, { params: { id: deleted } });

    expect(data).toMatchObject({
      id: deleted,
      action: "article.deleted",
      group: "deletions",
      subjectName: "Alt",
    });
  });

  it.each(["unbekannt", ulid()])("is 404 for %s", async (id) => {
    await expect(call(administration.audit.read, { params: { id } })).rejects.toMatchObject({
      code: "audit-entry.not-found",
    });
  });
});

describe("how long entries stay", () => {
  it("is what was set when they were recorded; what was recorded before is not shown any longer than that", async () => {
    const settings = openSettings(table);
    await settings.save(
      { ...defaultSettings, auditRetentionDays: 50 },
      { modifiedBy: "user-eva", ifVersion: undefined },
    );
    const entry = {
      id: ulid(),
      action: "settings.changed",
      actor: null,
      facts: {},
      requestId: null,
    } as const;

    const write = await openAudit(table).writeOf({ ...entry, subject: { id: null, name: null } });
    const shown = await listEntries(listConfig({ limit: 100 }), {
      ...openStores(table),
      now: new Date(),
    });

    const { expiresAt } = "Put" in write ? (write.Put.Item ?? {}) : {};
    expect((Number(expiresAt) * 1000 - Date.now()) / DAY).toBeCloseTo(50, 0);
    const ids = shown.data.map(({ id }) => id);
    expect(ids).toContain(old);
    expect(ids).not.toContain(sorted[0]);
  });
});
