import { describe, expect, it } from "vitest";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import { aRole } from "../support/people.builder.ts";
import { someUser } from "./credentials.ts";

const { call, people } = await portal({ as: "admin" });

describe("the reasons for a right", () => {
  it("name the roles that grant it, everywhere or for the office, and nothing that does not", async () => {
    const [everywhere, here, elsewhere] = await Promise.all([
      people.roles.insert(aRole({ rules: [{ rule: "READ_NEWS" }] })),
      people.roles.insert(aRole({ rules: [{ rule: "READ_NEWS", ressource: "office-1" }] })),
      people.roles.insert(aRole({ rules: [{ rule: "READ_NEWS", ressource: "office-2" }] })),
    ]);
    const { user } = await someUser({
      roleId: everywhere.id,
      assignments: [
        { roleId: here.id, active: true },
        { roleId: elsewhere.id, active: true },
      ],
    });
    const ask = async (ressource?: string) =>
      (
        await call(login.users.permissions, {
          params: { id: user.id },
          query: { rule: "READ_NEWS", ...(ressource === undefined ? {} : { ressource }) },
        })
      ).data;

    expect((await ask("office-1")).heldRoleIds.toSorted()).toEqual(
      [everywhere.id, here.id, elsewhere.id].toSorted(),
    );
    expect((await ask("office-1")).roles.map(({ id }) => id).toSorted()).toEqual(
      [everywhere.id, here.id].toSorted(),
    );
    expect((await ask()).roles.map(({ id }) => id)).toEqual([everywhere.id]);
    expect(await ask("")).toEqual(await ask());
    expect(await ask("office-3")).toMatchObject({ isAllowed: true, isAdmin: false });
  });

  it("say that a deactivated user may do nothing, administrator or not", async () => {
    const { user } = await someUser({ isActive: false, isAdmin: true });

    const { data } = await call(login.users.permissions, {
      params: { id: user.id },
      query: { rule: "EDIT_NEWS" },
    });

    expect(data).toEqual({ isAllowed: false, isActive: false, isAdmin: true, heldRoleIds: [], roles: [] });
  });
});
