import { ulid } from "ulid";
import { describe, expect, it } from "vitest";
import { openSubscriberChanges } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { trailAbout } from "../../support/audit.ts";
import { row, rowOf } from "./import.fixture.ts";
import { undoingFixture } from "./undoing.fixture.ts";

const { subscribers, subscriberImports } = news;
const anAddress = () => `${ulid().toLowerCase()}@list.example`;
const UNSUBSCRIBED = "2026-05-01T08:00:00.000Z";

describe("an import that is taken back", () => {
  it("leaves all as it was: who was new is gone, who changed has the former values, who was deleted is back", async () => {
    const fixture = await undoingFixture();
    const changed = await fixture.enter({ name: "Alt", plz: "1010" });
    await fixture.enter({ registrationConfirmedAt: null });
    await fixture.enter({ customerUnsuscribedAt: UNSUBSCRIBED });
    await fixture.enter({ ownerConfirmedAt: UNSUBSCRIBED });
    const before = await fixture.list();

    const id = await fixture.importing([row(anAddress()), { ...rowOf(changed), name: "Neu", plz: null }], {
      deleteMissing: true,
    });
    expect(await fixture.list()).toHaveLength(2);
    const result = await fixture.undo(id);

    expect(result).toEqual({
      applied: true,
      removed: 1,
      reset: 1,
      restored: 3,
      leftAlone: [],
      remaining: 0,
    });
    expect(await fixture.list()).toEqual(before);
  });

  it("lets newsletters reach those who are back, and not those who are gone again", async () => {
    const fixture = await undoingFixture();
    const deleted = await fixture.enter();
    const address = anAddress();
    const id = await fixture.importing([row(address)], { deleteMissing: true });

    await fixture.undo(id);

    const { reasonFor } = await fixture.suppressions.current();
    expect(reasonFor(deleted, fixture.organisationId)).toBeUndefined();
    const gone = { email: address, organisationId: fixture.organisationId };
    expect(reasonFor(gone, fixture.organisationId)).toBe("removed");
  });

  it("is shown beforehand, and changes nothing then", async () => {
    const fixture = await undoingFixture();
    await fixture.enter();
    const id = await fixture.importing([row(anAddress())], { deleteMissing: true });
    const before = await fixture.list();

    const shown = await fixture.step(id, true);

    expect(shown).toEqual({
      applied: false,
      removed: 1,
      reset: 0,
      restored: 1,
      leftAlone: [],
      remaining: 2,
    });
    expect(await fixture.list()).toEqual(before);
  });

  it("is one that was sent in parts, even if they name somebody twice", async () => {
    const fixture = await undoingFixture();
    const known = await fixture.enter({ name: "Alt" });
    const before = await fixture.list();
    const importId = ulid();
    const [first, second] = [anAddress(), anAddress()];

    await fixture.importing([row(first), { ...rowOf(known), name: "Neu" }], { importId });
    await fixture.importing([row(second), row(first, { name: "Noch neuer" }), row(known.email)], {
      importId,
    });
    const byName = fullName(fixture.employee);
    expect(await fixture.records()).toMatchObject([
      { id: importId, byName, created: 2, updated: 3, deleted: 0 },
    ]);
    await fixture.undo(importId);

    expect(await fixture.list()).toEqual(before);
  });
});

describe("what has changed since", () => {
  it("is named beforehand and left alone: an afternoon's work of editors, readers and another import", async () => {
    const fixture = await undoingFixture();
    const { call } = fixture;
    const [edited, left, again] = [await fixture.enter(), await fixture.enter(), await fixture.enter()];
    const [newEdited, newLeft, removed] = [anAddress(), anAddress(), anAddress()];
    const [entered, lateLeft, back] = [await fixture.enter(), await fixture.enter(), await fixture.enter()];
    const rename = (one: typeof edited) => ({ ...rowOf(one), name: `${one.name} II` });
    const id = await fixture.importing(
      [rename(edited), rename(left), rename(again), row(newEdited), row(newLeft), row(removed)],
      { deleteMissing: true },
    );
    const idOf = async (email: string) => (await fixture.byAddress(email))?.id ?? "";
    const edit = async (email: string) => {
      const found = await fixture.stored.find(await idOf(email));
      if (found) await fixture.stored.update(found.id, (current) => ({ ...current, ort: "Linz" }));
    };
    await edit(edited.email);
    await edit(newEdited);
    await fixture.leave(left.id);
    await fixture.leave(await idOf(newLeft));
    await fixture.importing([row(again.email, { name: "Von der nächsten Liste" })]);
    await call(subscribers.remove, { params: { id: await idOf(removed) } });
    await fixture.register(entered.email);
    await fixture.leave(lateLeft.id);
    const afternoon = await fixture.list();

    const shown = await fixture.step(id, true);
    const result = await fixture.undo(id);

    const reasons = new Map(shown.leftAlone.map(({ email, reason }) => [email, reason]));
    expect(reasons).toEqual(
      new Map([
        [edited.email, "changed"],
        [newEdited, "changed"],
        [left.email, "unsubscribed"],
        [newLeft, "unsubscribed"],
        [again.email, "changed"],
        [entered.email, "entered"],
        [lateLeft.email, "unsubscribed"],
      ]),
    );
    expect(result).toMatchObject({ removed: 0, reset: 0, restored: 1, leftAlone: shown.leftAlone });
    const now = await fixture.list();
    expect(now.filter(({ email }) => email !== back.email)).toEqual(afternoon);
    expect(now.find(({ email }) => email === back.email)).toMatchObject({ id: back.id, state: "confirmed" });
  });

  it("stays unsubscribed if the address was entered, unsubscribed and deleted again meanwhile", async () => {
    const fixture = await undoingFixture();
    const stays = await fixture.enter();
    const { email } = await fixture.enter();
    const id = await fixture.importing([rowOf(stays)], { deleteMissing: true });
    await fixture.importing([row(email)]);
    const entered = await fixture.byAddress(email);
    await fixture.leave(entered?.id ?? "");
    await fixture.call(subscribers.remove, { params: { id: entered?.id ?? "" } });

    const result = await fixture.undo(id);

    expect(result.leftAlone).toMatchObject([{ email, reason: "unsubscribed" }]);
    expect(await fixture.addresses()).toEqual([stays.email]);
  });

  it("never loses who unsubscribes while it is being taken back", async () => {
    const fixture = await undoingFixture();
    const stays = await fixture.enter();
    const leaving = await Promise.all(Array.from({ length: 12 }, () => fixture.enter({ name: "Alt" })));
    const [kept, deleted] = [leaving.slice(0, 6), leaving.slice(6)];
    const rows = [rowOf(stays), ...kept.map((one) => ({ ...rowOf(one), name: "Neu" }))];
    const id = await fixture.importing(rows, { deleteMissing: true });

    const undoing = [fixture.undo(id), fixture.undo(id)];
    await Promise.all([
      Promise.any(undoing),
      Promise.allSettled(undoing),
      ...[...kept, ...deleted].map((one) => fixture.leave(one.id)),
    ]);

    const states = new Map((await fixture.list()).map(({ email, state }) => [email, state]));
    for (const { email } of kept) expect(states.get(email)).toBe("unsubscribed");
    for (const { email } of deleted) expect(["unsubscribed", undefined]).toContain(states.get(email));
  });
});

describe("taking an import back", () => {
  it("goes on where it failed, and is done once", async () => {
    const fixture = await undoingFixture();
    const known = await Promise.all(Array.from({ length: 60 }, () => fixture.enter({ name: "Alt" })));
    const before = await fixture.list();
    const rows = known.slice(0, 30).map((one) => ({ ...rowOf(one), name: "Neu" }));
    const id = await fixture.importing([...rows, row(anAddress())], { deleteMissing: true });
    // As a call leaves it that has died: some are back already.
    await fixture.stored.update(known[0]?.id ?? "", (current) => ({ ...current, name: "Alt" }));
    const record = (await fixture.records())[0];
    expect(record?.undoneAt).toBeNull();

    expect(await fixture.undo(id)).toMatchObject({ removed: 1, reset: 29, restored: 30, leftAlone: [] });

    expect(await fixture.list()).toEqual(before);
    expect((await fixture.records())[0]?.undoneAt).not.toBeNull();
    await expect(fixture.step(id)).rejects.toMatchObject({ status: 409, code: "import.is-undone" });
  });

  it("finds what an import has done that died halfway, and nothing else", async () => {
    const fixture = await undoingFixture();
    const known = await Promise.all(Array.from({ length: 120 }, () => fixture.enter({ name: "Alt" })));
    const before = await fixture.list();
    const begun = await fixture.begun({ updated: 120 }, new Date(Date.now() - 60_000));
    let transactions = 0;
    const dying: typeof fixture.table = {
      ...fixture.table,
      tryTransact: (writes) => {
        if (++transactions > 1) throw new Error("The function is gone");
        return fixture.table.tryTransact(writes);
      },
    };
    const changes = known.map((one) => ({ before: one, after: { ...one, name: "Neu" } }));
    const recordOf = (written: Parameters<typeof fixture.imports.rowsWrite>[1]) =>
      fixture.imports.rowsWrite(begun, written);
    await expect(openSubscriberChanges(dying).write(changes, recordOf)).rejects.toThrow("gone");

    const { reset } = await fixture.undo(begun.id);

    expect(reset).toBeGreaterThan(0);
    expect(reset).toBeLessThan(120);
    expect(await fixture.list()).toEqual(before);
  });

  it("takes many in steps, each of which says how many remain", async () => {
    const fixture = await undoingFixture();
    const importId = ulid();
    for (const part of [1, 2, 3]) {
      const rows = Array.from({ length: 1_000 }, (_, no) => row(`p${part}-${no}-${importId}@list.example`));
      await fixture.importing(rows, { importId });
    }

    expect(await fixture.step(importId)).toMatchObject({ removed: 2_000, remaining: 1_000 });
    expect(await fixture.step(importId)).toMatchObject({ removed: 1_000, remaining: 0 });

    expect(await fixture.list()).toEqual([]);
  });

  it("waits for an import that is still running", async () => {
    const fixture = await undoingFixture();
    const { id } = await fixture.begun({ created: 1 });

    await expect(fixture.step(id)).rejects.toMatchObject({ status: 409, code: "import.is-running" });
  });

  it("is possible for a day", async () => {
    const fixture = await undoingFixture();
    const { id } = await fixture.begun({}, new Date(Date.now() - 24 * 3600_000 - 1_000));

    await expect(fixture.step(id, true)).rejects.toMatchObject({ status: 404, code: "import.not-found" });
    expect(await fixture.records()).toEqual([]);
  });

  it("does not begin where a part of the import has come in between", async () => {
    const fixture = await undoingFixture();
    const { organisationId, imports } = fixture;
    const call = { organisationId, by: "e1", byName: "eva", created: 0, updated: 0, deleted: 0 };
    const earlier = new Date(Date.now() - 60_000);
    const { id } = await imports.begin(undefined, call, earlier);
    const [read] = (await imports.list()).filter((one) => one.id === id);
    if (!read) throw new Error("The import is unknown");
    await imports.end(id, call);
    await imports.begin(id, call, new Date());
    const entry = { Put: { Item: { pk: `ENTRY#${id}`, sk: "1" } } };

    expect(await imports.beginUndoing(read, new Date(), entry)).toBe(false);
    const [joined] = (await imports.list()).filter((one) => one.id === id);
    expect(joined).toMatchObject({ isRunning: true, isUndoing: false });
  });

  it("leaves alone what an import of the same name did long before", async () => {
    const fixture = await undoingFixture();
    const importId = ulid();
    const former = await fixture.enter();
    const begun = await fixture.begun({ created: 1 }, new Date(Date.now() - 48 * 3600_000));
    await fixture.table.transact([
      fixture.imports.rowsWrite({ ...begun, id: importId }, [{ after: former }]),
    ]);

    await fixture.importing([row(anAddress())], { importId });

    expect(await fixture.undo(importId)).toMatchObject({ removed: 1, leftAlone: [] });
    expect(await fixture.addresses()).toEqual([former.email]);
  });

  it("is for who may import there: others do not even see it", async () => {
    const fixture = await undoingFixture();
    const id = await fixture.importing([row(anAddress())]);
    const elsewhere = await fixture.as("officeEditor");

    const { data } = await elsewhere.call(subscriberImports.list, {});
    expect(data.data.map((one) => one.id)).not.toContain(id);
  });

  it("is recorded once, with numbers and no address", async () => {
    const fixture = await undoingFixture();
    const id = await fixture.importing([row(anAddress())]);
    await fixture.step(id, true);
    await fixture.undo(id);

    const entries = await trailAbout(fixture.organisationId);
    expect(entries.filter(({ action }) => action === "subscribers.import-undone")).toMatchObject([
      { facts: { deleted: 1, created: 0, updated: 0 } },
    ]);
  });
});
