import { describe, expect, it } from "vitest";
import { eraseDataOf } from "../../../functions/administration/data-requests/erase-data.ts";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { audit } from "../../../shared/administration/audit.contract.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { anAccount, NAME, newAddress } from "./person.fixture.ts";
import { itemsIn, privacyFixture } from "./privacy.fixture.ts";

const { dataRequests } = administration;

const fixture = await privacyFixture();

const found = async () => {
  const person = await fixture.everything();
  const { id } = await fixture.find(await fixture.ask(person.email));
  return { person, id };
};

const entriesAbout = async (subjectId: string) => {
  const { data } = (await fixture.admin.call(audit.list, { query: { config: listConfig({ limit: 100 }) } }))
    .data;
  return data.filter((entry) => entry.subjectId === subjectId);
};

describe("erasing what is stored about somebody", () => {
  it("leaves nothing that may go, and what must stay", async () => {
    const { person, id } = await found();

    const erased = await fixture.erase(id, "unnamed");

    expect(erased).toMatchObject({ state: "erased", email: null, hasZip: false });
    const left = await fixture.find(await fixture.ask(person.email));
    expect(left.found.filter(({ fate }) => fate === "erased")).toEqual([]);
    expect(left.found.map(({ area }) => area)).toEqual(expect.arrayContaining(["ledgers", "suppressions"]));
  });

  it("is proved by ids alone", async () => {
    const { person, id } = await found();

    await fixture.erase(id, "unnamed");

    const proofs = [person.application.id, person.subscriber.id, person.employee.id, person.user.id];
    for (const proof of proofs) {
      const [entry] = (await entriesAbout(proof)).filter(({ action }) => action.endsWith(".deleted"));
      expect(entry).toMatchObject({ subjectName: null, requestId: id });
    }
    expect((await entriesAbout(id)).map(({ action }) => action)).toContain("data-request.erased");
  });

  it("takes the name from what stays, if that is chosen, and leaves what was written", async () => {
    const { person, id } = await found();

    await fixture.erase(id, "unnamed");

    const post = await fixture.stores.forumEntries.find(person.post.id);
    expect(post).toMatchObject({ authorName: "Ehemalige:r Mitarbeiter:in", content: person.post.content });
    const order = await fixture.stores.materialOrders.find(person.order.id);
    expect(order?.createdByName).toBe("Ehemalige:r Mitarbeiter:in");
    const kept = (await itemsIn(fixture.table)).filter((item) =>
      JSON.stringify(item).includes(person.employee.id),
    );
    const named = kept.filter((item) => JSON.stringify(item).includes(NAME)).map(({ pk }) => String(pk));
    expect(named).toEqual([]);
    const [left] = (await fixture.stores.employees.findLastKnown([person.employee.id])).values();
    expect(left).toMatchObject({ firstname: "Ehemalige:r", lastname: "Mitarbeiter:in" });
  });

  it("leaves the name where that is chosen", async () => {
    const { person, id } = await found();

    await fixture.erase(id, "named");

    expect(await fixture.stores.forumEntries.find(person.post.id)).toMatchObject({ authorName: NAME });
    expect(await fixture.stores.employees.find(person.employee.id)).toBeUndefined();
  });

  it("goes on after it broke off anywhere", async () => {
    const { person, id } = await found();
    const { eraser } = fixture;
    await fixture.admin.call(dataRequests.erase, { params: { id }, body: { contents: "unnamed" } });
    let left = 12;
    const breaking = eraser.sources.map((source) => ({
      ...source,
      ...(source.erase && {
        erase: async (...given: Parameters<typeof source.erase>) => {
          if (left-- === 0) throw new Error("The function was ended.");
          await source.erase?.(...given);
        },
      }),
    }));
    await expect(eraseDataOf({ ...eraser, sources: breaking }, id)).rejects.toThrow("ended");
    await fixture.table.update({ pk: "DATA_REQUEST", sk: id }, { set: { heldUntil: 0 } });

    await eraseDataOf(eraser, id);

    expect(await fixture.read(id)).toMatchObject({ state: "erased" });
    const after = await fixture.find(await fixture.ask(person.email));
    expect(after.found.filter(({ fate }) => fate === "erased")).toEqual([]);
  });

  it("touches nobody whose address or id only looks alike", async () => {
    const person = await fixture.everything();
    const other = await anAccount(fixture.table, `susanne.${person.email}`);
    const { id } = await fixture.find(await fixture.ask(person.email));

    await fixture.erase(id, "unnamed");

    expect(await fixture.stores.employees.find(other.employee.id)).toMatchObject({ lastname: "Zirbitz" });
    expect(await fixture.stores.users.find(other.user.id)).toBeDefined();
  });
});

it("the last administrator stays, also where who has asked is none any more", async () => {
  const email = newAddress();
  const { user } = await anAccount(fixture.table, email, true);
  const { id } = await fixture.find(await fixture.ask(email));
  await fixture.admin.call(dataRequests.erase, { params: { id }, body: { contents: "named" } });
  const { users } = fixture.stores;
  const known = Array.from((await users.projection()).entries());
  const others = known.filter((row) => row.listed.isAdmin && row.id !== user.id).map((row) => row.id);
  const setAdmins = (isAdmin: boolean) =>
    Promise.all(
      others.map((other) => users.update(other, ({ version: _, ...one }) => ({ ...one, isAdmin }))),
    );
  await setAdmins(false);

  await eraseDataOf(fixture.eraser, id);

  await setAdmins(true);
  expect(await users.find(user.id)).toMatchObject({ isActive: true, isAdmin: true });
  expect(await fixture.read(id)).toMatchObject({ state: "failed" });
});

describe("an erasure is refused", () => {
  const refusedAs = (code: string, id: string) =>
    expect(
      fixture.admin.call(dataRequests.erase, { params: { id }, body: { contents: "named" } }),
    ).rejects.toMatchObject({ code });

  it("of oneself", async () => {
    const id = await fixture.ask(fixture.admin.employee.email ?? "");
    expect(await fixture.find(id)).toMatchObject({ isOwn: true });

    await refusedAs("data-request.self", id);
  });

  it("of what was found more than a day ago, or is being looked for", async () => {
    const id = await fixture.ask(newAddress());
    await refusedAs("data-request.at-work", id);
    await fixture.find(id);
    await fixture.table.update(
      { pk: "DATA_REQUEST", sk: id },
      { set: { foundAt: "2026-01-01T00:00:00.000Z" } },
    );

    await refusedAs("data-request.outdated", id);
  });
});
