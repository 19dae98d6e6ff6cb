import { describe, expect, it } from "vitest";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import { ifMatch } from "../support/browser.ts";
import { aRole } from "../support/people.builder.ts";
import { whenQuiet } from "../support/quiet.ts";
import { ownOffice } from "../support/viewers.ts";
import { signedInUser, someUser } from "./credentials.ts";

const { call, people, send } = await portal({ as: "admin" });
let made = 0;
const aRoleDraft = () => ({
  name: `Rolle ${made++}`,
  ruleGroupName: "News",
  rules: [{ rule: "READ_NEWS" as const, ressource: ownOffice.id }],
});

describe("the assignments of a user", () => {
  it("are a row for every role, and the own role counts as given", async () => {
    const [own, given, taken] = await Promise.all([1, 2, 3].map(() => people.roles.insert(aRole())));
    const { user } = await someUser({
      roleId: own?.id ?? null,
      assignments: [
        { roleId: given?.id ?? "", active: true },
        { roleId: taken?.id ?? "", active: false },
      ],
    });

    const { data } = await call(login.assignments.list, { params: { id: user.id } });
    const { data: catalogue } = await call(login.roles.list, {});

    expect(data).toHaveLength(catalogue.totalCount);
    expect(
      data
        .filter(({ active }) => active)
        .map(({ roleId }) => roleId)
        .toSorted(),
    ).toEqual([own?.id, given?.id].toSorted());
    expect(data.find(({ roleId }) => roleId === given?.id)).toEqual({
      userId: user.id,
      roleId: given?.id,
      ruleGroupName: "News",
      roleName: given?.name,
      active: true,
    });
  });

  it("change only where a row says so, and hold from the next request on", async () => {
    const [kept, added] = await Promise.all([
      people.roles.insert(aRole({ rules: [{ rule: "EDIT_EVENTS" }] })),
      people.roles.insert(aRole({ rules: [{ rule: "ADMIN_MISC" }] })),
    ]);
    const { user, ...theirs } = await signedInUser({ roleId: kept.id });
    const mayDo = async (rule: "EDIT_EVENTS" | "ADMIN_MISC") =>
      (await theirs.call(login.isAllowed, { query: { rule } })).data.isAllowed;
    const assign = (roleId: string, active: boolean) =>
      call(login.assignments.update, {
        params: { id: user.id },
        body: [{ userId: user.id, roleId, active }],
      });

    await assign(added.id, true);
    expect([await mayDo("EDIT_EVENTS"), await mayDo("ADMIN_MISC")]).toEqual([true, true]);
    await assign(added.id, false);
    expect([await mayDo("EDIT_EVENTS"), await mayDo("ADMIN_MISC")]).toEqual([true, false]);
    await assign(kept.id, false);
    expect([await mayDo("EDIT_EVENTS"), await mayDo("ADMIN_MISC")]).toEqual([false, false]);
  });

  it.each([
    ["another user's row", { userId: "other" }, "0.userId"],
    ["an unknown role", { roleId: "gone" }, "0.roleId"],
  ])("refuse %s, and change nothing", async (_, wrong, path) => {
    const role = await people.roles.insert(aRole());
    const { user } = await someUser();

    const assigning = call(login.assignments.update, {
      params: { id: user.id },
      body: [{ userId: user.id, roleId: role.id, active: true, ...wrong }],
    });

    await expect(assigning).rejects.toMatchObject({
      status: 422,
      errors: [expect.objectContaining({ path })],
    });
    expect((await people.users.find(user.id))?.assignments).toEqual([]);
  });
});

describe("the catalogue of roles", () => {
  it("takes new roles, changes and removals, each by its name once in its group", async () => {
    const body = aRoleDraft();
    const { data: role } = await call(login.roles.create, { body });

    await expect(call(login.roles.create, { body })).rejects.toMatchObject({ code: "role.name-taken" });
    const { data: changed } = await call(login.roles.update, {
      params: { id: role.id },
      body: { ...body, rules: [{ rule: "EDIT_NEWS" }] },
    });
    await call(login.roles.remove, { params: { id: role.id } });

    expect(changed).toMatchObject({ id: role.id, rules: [{ rule: "EDIT_NEWS" }] });
    const { data } = await call(login.roles.list, {});
    expect(data.data.map(({ id }) => id)).not.toContain(role.id);
  });

  it("tells how many have each role, as their own or by assignment", async () => {
    const [role, other] = await Promise.all([people.roles.insert(aRole()), people.roles.insert(aRole())]);
    await someUser({ roleId: role.id });
    await someUser({ assignments: [{ roleId: role.id, active: true }] });
    await someUser({ roleId: other.id, assignments: [{ roleId: role.id, active: false }] });

    const { data } = await call(login.roles.list, {});

    const countOf = (id: string) => data.data.find((one) => one.id === id)?.usersCount;
    expect([countOf(role.id), countOf(other.id)]).toEqual([2, 1]);
  });

  it("takes two requests with the session, once it is known", async () => {
    whenQuiet();
    await call(login.roles.list, {});

    const { requests } = await call(login.roles.list, {});

    expect(requests).toHaveLength(2);
  });

  it("gives a role with its version, and refuses who saves an older one", async () => {
    const { data: role } = await call(login.roles.create, { body: aRoleDraft() });
    const params = { id: role.id };
    const { data: read, headers } = await call(login.roles.read, { params });
    await call(login.roles.update, { params, body: { ...role, name: `${role.name} neu` } });

    const late = call(login.roles.update, { params, body: role }, ifMatch(headers.get("etag")));

    expect(read).toEqual(role);
    await expect(late).rejects.toMatchObject({ status: 409, code: "entity.changed" });
  });

  it("grants nothing for an office that is not there", async () => {
    const { data: role } = await call(login.roles.create, { body: aRoleDraft() });
    const rules = [{ rule: "READ_NEWS" as const }, { rule: "EDIT_NEWS" as const, ressource: "gone" }];
    const refusal = {
      status: 422,
      code: "role.ressource-unknown",
      errors: [expect.objectContaining({ path: "rules.1.ressource" })],
    };

    const creating = call(login.roles.create, { body: { ...aRoleDraft(), rules } });
    await expect(creating).rejects.toMatchObject(refusal);
    const updating = call(login.roles.update, { params: { id: role.id }, body: { ...role, rules } });
    await expect(updating).rejects.toMatchObject(refusal);

    expect((await people.roles.find(role.id))?.rules).toEqual(role.rules);
  });

  it("keeps a role that somebody has", async () => {
    const { data: role } = await call(login.roles.create, { body: aRoleDraft() });
    await someUser({ assignments: [{ roleId: role.id, active: true }] });

    await expect(call(login.roles.remove, { params: { id: role.id } })).rejects.toMatchObject({
      status: 422,
      code: "role.is-assigned",
    });
  });

  it("knows no rule that the portal does not have", async () => {
    const body = { ...aRoleDraft(), rules: [{ rule: "BE_GOD" }] };

    const { response } = await send(login.roles.create, {}, { rawBody: JSON.stringify(body) });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: "rules.0.rule" }] });
  });
});
