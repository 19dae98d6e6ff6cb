import { describe, expect, it } from "vitest";
import { openPeople } from "../../functions/data/people/open-people.ts";
import { openAdministrators } from "../../functions/login/users/last-administrator.ts";
import { newTable } from "../support/new-table.ts";
import { aUser } from "../support/people.builder.ts";

const openFixture = async (count: number) => {
  const { table } = await newTable();
  const { users } = openPeople(table);
  const administrators = openAdministrators(table, users);
  const all = Array.from({ length: count }, () => aUser({ isAdmin: true }));
  await users.insertMany(all);
  const demote = (id: string, change: { isAdmin?: boolean; isActive?: boolean } = { isAdmin: false }) =>
    administrators.inTurn(() =>
      users.update(id, (before) => ({ ...before, ...change }), {
        inTransaction: (before, after) => administrators.writesFor({ before, after }),
      }),
    );
  const left = async () => {
    const known = await users.projection();
    return Array.from(known.entries()).filter(({ listed }) => listed.isAdmin && listed.isActive).length;
  };
  return { ids: all.map(({ id }) => id), demote, left };
};

describe("the last active administrator", () => {
  it.each([{ isAdmin: false }, { isActive: false }])("cannot be let go by %o", async (change) => {
    const { ids, demote, left } = await openFixture(2);
    await demote(ids[0] ?? "", change);

    await expect(demote(ids[1] ?? "", change)).rejects.toMatchObject({ code: "user.last-administrator" });
    expect(await left()).toBe(1);
  });

  it("stays when several let each other go at the same moment", async () => {
    const { ids, demote, left } = await openFixture(4);

    const results = await Promise.allSettled(ids.map((id) => demote(id)));

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await left()).toBe(1);
  });
});
