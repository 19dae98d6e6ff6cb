import { describe, expect, it } from "vitest";
import { listConfig } from "../../shared/contract/list.ts";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import { trailAbout } from "../support/audit.ts";
import { ifMatch } from "../support/browser.ts";
import { anEmployee, aRole } from "../support/people.builder.ts";
import { ownOffice } from "../support/viewers.ts";
import { newPassword, password, signedInUser, someUser } from "./credentials.ts";

const { call, people, send, table } = await portal({ as: "admin" });

const list = async (config: Parameters<typeof listConfig>[0] = {}) => {
  return (await call(login.users.list, { query: { config: listConfig(config) } })).data;
};

describe("the list of users", () => {
  it("finds users by name, person, address and office, and tells who they are", async () => {
    const { user, employee } = await someUser();
    await people.employees.update(employee.id, (known) => ({
      ...known,
      firstname: "Kunigunde",
      lastname: "Übelacker",
      email: "k.uebelacker@kanzlei.example",
      employedAt: ownOffice.id,
    }));

    for (const searchTerm of [
      user.username,
      "kunigunde uebel",
      "Übelacker",
      "k.uebelacker@",
      "kunigunde amstetten",
    ]) {
      expect((await list({ searchTerm })).data, searchTerm).toMatchObject([
        {
          id: user.id,
          firstname: "Kunigunde",
          lastname: "Übelacker",
          employedAtId: ownOffice.id,
          employedAtName: ownOffice.name,
          isInvited: false,
        },
      ]);
    }
  });

  it("can be narrowed to who is active, administers, was invited, or has a role", async () => {
    const role = await people.roles.insert(aRole());
    const { user } = await someUser({
      isActive: false,
      isAdmin: true,
      passwordHash: null,
      assignments: [{ roleId: role.id, active: true }],
    });
    const fields = { isActive: false, isAdmin: true, isInvited: true, roleId: role.id };

    for (const [field, value] of Object.entries(fields)) {
      const { data } = await list({ filters: [{ field, values: [value], comparator: "eq" }], limit: 1000 });
      expect(
        data.map(({ id }) => id),
        field,
      ).toContain(user.id);
    }
    const { data } = await list({ filters: [{ field: "roleId", values: [role.id], comparator: "eq" }] });
    expect(data.map(({ activeRoleIds }) => activeRoleIds)).toEqual([[role.id]]);
  });

  it("follows the last name by the first", async () => {
    for (const firstname of ["Zita", "Anna"]) {
      const { employee } = await someUser();
      await people.employees.update(employee.id, (known) => ({
        ...known,
        firstname,
        lastname: "Zwettlinger",
      }));
    }

    const sorted = async (direction: "asc" | "desc") => {
      const sort = [{ field: "lastname", direction }];
      return (await list({ searchTerm: "zwettlinger", sort })).data.map(({ firstname }) => firstname);
    };

    expect([await sorted("asc"), await sorted("desc")]).toEqual([
      ["Anna", "Zita"],
      ["Zita", "Anna"],
    ]);
  });

  it("shows no password, not even its hash", async () => {
    await someUser();

    expect(JSON.stringify(await list({ limit: 1000 }))).not.toMatch(/argon2|passwordHash/);
  });
});

describe("a new user", () => {
  it("is invited at the employee's address, without a password", async () => {
    const employee = await people.employees.insert(anEmployee());

    const { data, status } = await call(login.users.create, {
      body: { username: "neu.einladung", employeeId: employee.id },
    });

    expect([status, data.isActive, data.isAdmin, data.isInvited]).toEqual([201, true, false, true]);
    const requests = await table.all("ACCOUNT_MAIL");
    expect(requests).toMatchObject([{ username: "neu.einladung", kind: "invitation" }]);
    expect((await people.users.find(data.id))?.passwordHash).toBeNull();
  });

  it("cannot be invited without an address", async () => {
    const employee = await people.employees.insert(anEmployee({ email: null }));

    for (const employeeId of [null, employee.id]) {
      await expect(
        call(login.users.create, { body: { username: "ohne.adresse", employeeId } }),
      ).rejects.toMatchObject({
        code: "user.not-reachable",
        errors: [expect.objectContaining({ path: "employeeId" })],
      });
    }
  });

  it("has to change a password that an administrator has typed, before anything else", async () => {
    const credentials = { username: "mit.kennwort", password };
    await call(login.users.create, { body: credentials });
    const browser = await portal();

    await expect(browser.call(login.signIn, { body: credentials })).rejects.toMatchObject({
      status: 422,
      code: "login.password-must-change",
    });
    await expect(
      browser.call(login.reset, { body: { username: credentials.username, code: "falsch", newPassword } }),
    ).rejects.toMatchObject({ code: "login.reset-invalid" });
    await browser.call(login.reset, {
      body: { username: credentials.username, code: password, newPassword },
    });

    await browser.call(login.signIn, { body: { username: credentials.username, password: newPassword } });
    await expect(
      browser.call(login.reset, { body: { username: credentials.username, code: password, newPassword } }),
    ).rejects.toMatchObject({ code: "login.reset-invalid" });
  });

  it.each([
    ["a name that is taken", { username: "ADMIN-doppelt" }, "username", 409],
    ["an unknown role", { username: "neu.rolle", password, roleId: "gone" }, "roleId", 422],
    ["an unknown employee", { username: "neu.person", password, employeeId: "gone" }, "employeeId", 422],
    ["a weak password", { username: "neu.schwach", password: "Passwort1234" }, "password", 400],
    [
      "two passwords",
      { username: "neu.zwei", password, passwordConfirmation: "anders" },
      "passwordConfirmation",
      400,
    ],
    ["no name", { username: " " }, "username", 400],
  ])("names the field of %s, and stores nothing", async (_, body, path, status) => {
    await someUser({ username: "admin-doppelt" }).catch(() => undefined);
    const before = (await list()).totalCount;

    await expect(call(login.users.create, { body: { password, ...body } })).rejects.toMatchObject({
      status,
      errors: [expect.objectContaining({ path })],
    });
    expect((await list()).totalCount).toBe(before);
  });
});

describe("changing a user", () => {
  it("ends all sessions at once when the user is deactivated, for good", async () => {
    const { user, ...theirs } = await signedInUser();
    const change = (isActive: boolean) =>
      call(login.users.update, { params: { id: user.id }, body: { isActive } });

    await change(false);
    await expect(theirs.call(login.profile.read, {})).rejects.toMatchObject({ code: "session.deactivated" });
    await change(true);
    await expect(theirs.call(login.profile.read, {})).rejects.toMatchObject({ code: "session.missing" });
  });

  it("sets a password that the user must change, ends all sessions, and is recorded", async () => {
    const { user, credentials, ...theirs } = await signedInUser();
    const typed = "Acht Kraniche am Weiher";
    const { data } = await call(login.users.update, {
      params: { id: user.id },
      body: { username: user.username, password: typed, passwordConfirmation: typed },
    });

    expect(JSON.stringify(data)).not.toMatch(/Kraniche|argon2|passwordHash/);
    await expect(theirs.call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
    await expect(theirs.call(login.signIn, { body: credentials })).rejects.toMatchObject({ status: 401 });
    await expect(
      theirs.call(login.signIn, { body: { ...credentials, password: typed } }),
    ).rejects.toMatchObject({ status: 422, code: "login.password-must-change" });
    expect(await trailAbout(user.id)).toContainEqual(
      expect.objectContaining({ action: "user.changed", facts: { changed: ["password"] } }),
    );
  });

  it.each([
    ["two passwords that differ", { password, passwordConfirmation: "anders" }, "passwordConfirmation", 400],
    ["a password that is not repeated", { password }, "passwordConfirmation", 400],
    ["a repetition alone", { passwordConfirmation: password }, "passwordConfirmation", 400],
    ["a weak one", { password: "Passwort1234", passwordConfirmation: "Passwort1234" }, "password", 400],
  ])("names the field of %s, and changes nothing", async (_, body, path, status) => {
    const { user } = await someUser();
    const before = await people.users.find(user.id);
    const changing = call(login.users.update, { params: { id: user.id }, body: { isAdmin: true, ...body } });

    await expect(changing).rejects.toMatchObject({ status, errors: [expect.objectContaining({ path })] });
    expect(await people.users.find(user.id)).toEqual(before);
  });

  it("sets no password of one's own, which an open session must not be enough for", async () => {
    const { call, user } = await (await portal()).as("admin");
    const body = { password, passwordConfirmation: password };

    await expect(call(login.users.update, { params: { id: user.id }, body })).rejects.toMatchObject({
      status: 422,
      code: "user.own-password",
    });
  });

  it("leaves what is not named, and ignores what is not an administrator's to change", async () => {
    const { user } = await someUser();
    const before = await people.users.find(user.id);
    const { response } = await send(
      login.users.update,
      { params: { id: user.id } },
      {
        rawBody: JSON.stringify({
          isAdmin: false,
          id: "other",
          passwordHash: "x",
          sessionsValidFrom: 1,
          password: "",
          passwordConfirmation: null,
        }),
      },
    );

    expect(response.status).toBe(200);
    expect(await people.users.find(user.id)).toEqual({ ...before, version: (before?.version ?? 0) + 1 });
  });

  it("is refused when somebody else was faster", async () => {
    const { user } = await someUser();
    const params = { id: user.id };
    await call(login.users.update, { params, body: { isActive: false } });

    const late = call(login.users.update, { params, body: { isAdmin: true } }, ifMatch('"1"'));

    await expect(late).rejects.toMatchObject({ status: 409, code: "entity.changed" });
  });
});
