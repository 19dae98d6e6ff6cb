import { ulid } from "ulid";
import { describe, expect, it } from "vitest";
import {
  auditEntryOf,
  auditKeyOf,
  type NewAuditEntry,
} from "../../../functions/platform/audit/audit-item.ts";
import { openAuditTrail } from "../../../functions/platform/audit/audit-trail.ts";
import { nameOf } from "../../../functions/platform/audit/request-trail.ts";
import { AuditFacts } from "../../../shared/administration/audit-entry.ts";
import { newTable } from "../../support/new-table.ts";

const entry = (id = ulid()): NewAuditEntry => ({
  id,
  action: "user.changed",
  actor: { id: "u1", name: "anna" },
  subject: { id: "u2", name: "berta" },
  facts: { changed: ["isAdmin"] },
  requestId: "r1",
});

const openTrail = async () => {
  const { table } = await newTable();
  return { table, trail: openAuditTrail(table, async () => 30) };
};

describe("the audit trail", () => {
  it("offers no way to change or remove an entry", async () => {
    const { trail } = await openTrail();

    expect(Object.keys(trail)).toEqual(["writeOf", "put"]);
  });

  it("keeps the first where an entry comes twice", async () => {
    const { table, trail } = await openTrail();
    const first = entry();

    await trail.put(first);
    await trail.put({ ...first, subject: { id: "u3", name: "anders" } });

    expect((await table.get(auditKeyOf(first.id)))?.subjectName).toBe("berta");
    await expect(table.transact([await trail.writeOf(first)])).rejects.toThrow();
  });

  it("drops what no fact may hold", async () => {
    const { table, trail } = await openTrail();
    const { facts, ...rest } = entry();

    await trail.put({ ...rest, facts: Object.assign({}, facts, { password: "geheim" }) });

    expect(JSON.stringify(await table.get(auditKeyOf(rest.id)))).not.toContain("geheim");
    expect(Object.keys(AuditFacts.shape)).not.toContain("password");
  });

  it("lies in its month, and shows no entry of a kind that it does not know", async () => {
    const { table, trail } = await openTrail();
    const first = entry(ulid(Date.UTC(2026, 0, 31, 23, 59)));

    await trail.put(first);

    const item = (await table.get({ pk: "AUDIT#2026-01", sk: first.id })) ?? {};
    expect(auditEntryOf(item, Date.now())).toMatchObject({
      at: "2026-01-31T23:59:00.000Z",
      actorName: "anna",
    });
    expect(auditEntryOf({ ...item, action: "what.nobody-knows" }, Date.now())).toBeUndefined();
  });
});

describe("the name of a subject", () => {
  it.each([
    ["article", { id: "a", title: "Titel" }, "Titel"],
    ["role", { id: "a", name: "Redaktion" }, "Redaktion"],
    ["user", { id: "a", username: "eva" }, "eva"],
    ["employee", { id: "a", title: "Mag.", firstname: "Eva", lastname: "Gruber" }, "Eva Gruber"],
    ["subscriber", { id: "a", name: "Eva Gruber", email: "eva@x.example" }, null],
  ] as const)("of a %s is what it calls itself, but for a subscriber's", (kind, entity, name) => {
    expect(nameOf(kind, entity)).toEqual({ id: "a", name });
  });
});
