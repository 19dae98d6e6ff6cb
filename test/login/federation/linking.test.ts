import { ulid } from "ulid";
import { describe, expect, it } from "vitest";
import { SESSION_COOKIE } from "../../../functions/platform/session/session-cookie.ts";
import { federation } from "../../../shared/login/federation.contract.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { portal } from "../../portal.ts";
import { trailAbout } from "../../support/audit.ts";
import type { FakeProvider } from "../../support/fake-provider.ts";
import { anEmployee, aRole, aUser } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import { openProvider, signInAt, somebody } from "./fixture.ts";

const [editors, readers, others] = [aRole(), aRole(), aRole()];

const provider = await openProvider({
  domains: ["berger.example"],
  groups: { "group-1": editors.id, "group-2": editors.id, "group-3": readers.id, "group-4": "gone" },
  createEmployees: ownOffice.id,
});
const { people } = await portal();
await people.roles.insertMany([editors, readers, others]);

type Account = Parameters<FakeProvider["signIn"]>[1];

/** Who has signed in, or why nobody has. */
const who = async (account: Account) => {
  const { visitor, location } = await signInAt(provider, account);
  if (!visitor.cookies.has(SESSION_COOKIE)) return new URLSearchParams(location.split("?")[1]).get("fehler");
  return (await visitor.call(login.read, {})).data.user.id;
};

const newAccount = (email = `${ulid().toLowerCase()}@berger.example`) => ({
  sub: ulid(),
  email,
  email_verified: true,
  given_name: "Nina",
  family_name: "Neuhold",
});

describe("the first time", () => {
  it("takes the address that the provider has verified, from then on issuer and subject alone", async () => {
    const { user, account } = await somebody();
    expect(await who({ ...account, email_verified: false })).toBe("unverified");

    expect(await who(account)).toBe(user.id);
    expect(await who({ sub: account.sub })).toBe(user.id);
  });

  it("asks for the address where the ID token does not have it", async () => {
    const { user, account } = await somebody();
    provider.behave({ userInfo: account });

    expect(await who({ sub: account.sub })).toBe(user.id);
  });

  it("does not believe what is said about somebody else", async () => {
    const { account } = await somebody();
    provider.behave({ userInfo: account });

    expect(await who({ sub: ulid() })).toBe("invalid");
  });

  it("takes nobody where two active people have the address", async () => {
    const { employee, account } = await somebody();
    await people.users.insert(aUser({ employeeId: employee.id }));

    expect(await who(account)).toBe("ambiguous");
  });

  it("counts active people only, and refuses whom there is no other of", async () => {
    const { employee, user, account } = await somebody({ isActive: false });
    expect(await who(account)).toBe("deactivated");
    const second = await people.users.insert(aUser({ employeeId: employee.id }));

    expect(await who(account)).toBe(second.id);
    expect(second.id).not.toBe(user.id);
  });

  it("never gives somebody a second account of the same provider by the address", async () => {
    const { account } = await somebody();
    await who(account);

    expect(await who({ ...account, sub: ulid() })).toBe("taken");
  });

  it("links once, however often it happens at the same moment", async () => {
    const { user, account } = await somebody();
    const second = { ...account, sub: ulid() };

    const outcomes = await Promise.all([account, account, second, second].map(who));

    expect((await people.users.find(user.id))?.firmAccounts).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set([user.id, "taken"]));
  });
});

describe("somebody who is linked", () => {
  it("stays out once deactivated", async () => {
    const { user, account } = await somebody();
    await who(account);
    await people.users.update(user.id, (known) => ({ ...known, isActive: false }));

    expect(await who(account)).toBe("deactivated");
  });

  it("sees the link in the profile and may end it; another person may not", async () => {
    const { account } = await somebody();
    const { visitor } = await signInAt(provider, account);
    const stranger = await portal({ as: "employee" });
    const params = { id: "firma" };

    const { data } = await visitor.call(federation.links.list, {});
    expect(data.data).toEqual([{ id: "firma", label: "Firma", since: expect.any(String) }]);
    await expect(stranger.call(federation.links.remove, { params })).rejects.toMatchObject({ status: 404 });
    await visitor.call(federation.links.remove, { params });

    expect((await visitor.call(federation.links.list, {})).data.totalCount).toBe(0);
    expect(await who({ sub: account.sub })).toBe("unverified");
  });
});

describe("somebody whom the portal does not know", () => {
  it("becomes a person of the office that the stage names, once", async () => {
    const account = newAccount();

    const [first, second] = await Promise.all([who(account), who(account)]);

    expect(second).toBe(first);
    const user = await people.users.find(first ?? "");
    expect(user).toMatchObject({ username: account.email, isAdmin: false, passwordHash: null });
    expect(await people.employees.find(user?.employeeId ?? "")).toMatchObject({
      firstname: "Nina",
      lastname: "Neuhold",
      email: account.email,
      employedAt: ownOffice.id,
    });
  });

  it("takes the profile that is there already", async () => {
    const account = newAccount();
    const employee = await people.employees.insert(anEmployee({ email: account.email }));

    const id = await who(account);

    expect((await people.users.find(id ?? ""))?.employeeId).toBe(employee.id);
  });

  it("stays out with an address that the provider may not speak for", async () => {
    expect(await who(newAccount(`${ulid()}@elsewhere.example`))).toBe("unverified");
  });

  it("stays out where somebody else has that name", async () => {
    const account = newAccount();
    await people.users.insert(aUser({ username: account.email }));

    expect(await who(account)).toBe("ambiguous");
  });
});

describe("groups of the provider", () => {
  const rolesOf = async (id: string) => {
    const user = await people.users.find(id);
    const given = user?.assignments.filter(({ active }) => active).map(({ roleId }) => roleId) ?? [];
    return [...(user?.roleId ? [user.roleId] : []), ...given].toSorted();
  };

  it("give and take the roles they are mapped to, and no others", async () => {
    const { user, account } = await somebody({
      roleId: readers.id,
      assignments: [{ roleId: others.id, active: true }],
    });

    await who({ ...account, groups: ["group-1", "group-4", "unknown"] });
    expect(await rolesOf(user.id)).toEqual([editors.id, others.id].toSorted());

    await who({ ...account, groups: ["group-3"] });
    expect(await rolesOf(user.id)).toEqual([others.id, readers.id].toSorted());

    await who(account);
    expect(await rolesOf(user.id)).toEqual([others.id]);
  });

  it("change nothing where the provider has left them out, which is recorded", async () => {
    const { user, account } = await somebody({ roleId: readers.id });

    await who({ ...account, _claim_names: { groups: "src1" } });

    expect(await rolesOf(user.id)).toEqual([readers.id]);
    expect(await trailAbout(user.id)).toContainEqual(
      expect.objectContaining({
        action: "session.started",
        facts: { provider: "Firma", groupsUnknown: true },
      }),
    );
  });

  it("are recorded as given and taken by the portal, the sign-in and the link as the person's", async () => {
    const { user, account } = await somebody({ roleId: readers.id });

    await who({ ...account, groups: ["group-1"] });

    const entries = await trailAbout(user.id);
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      "firm-account.linked",
      "session.started",
      "user.roles-changed",
    ]);
    expect(entries.find(({ action }) => action === "user.roles-changed")).toMatchObject({
      actorId: null,
      facts: { given: [editors.name], taken: [readers.name], provider: "Firma" },
    });
    expect(entries.find(({ action }) => action === "firm-account.linked")).toMatchObject({
      actorId: user.id,
    });
  });
});
