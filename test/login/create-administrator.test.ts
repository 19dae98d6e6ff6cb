import { describe, expect, it } from "vitest";
import { openAccountMails } from "../../functions/data/accounts/account-mails.repository.ts";
import { openAudit } from "../../functions/data/audit/open-audit.ts";
import { usernameKey } from "../../functions/data/people/users.collection.ts";
import { createAdministrator } from "../../functions/login/users/create-administrator.ts";
import { portal } from "../portal.ts";
import { trailAbout } from "../support/audit.ts";
import { anEmployee } from "../support/people.builder.ts";
import { someUser } from "./credentials.ts";

const { people, table } = await portal();

/** Runs the command's work, and says who was invited by it. */
const create = async (username: string, email = `${username}@kanzlei.example`) => {
  const announced: string[] = [];
  const outcome = await createAdministrator(
    { username, email },
    {
      ...people,
      accountMails: openAccountMails(table, {
        send: async (messages) => void announced.push(...messages.map(({ id }) => id)),
      }),
      audit: openAudit(table),
      actorName: "npm run create-admin",
      now: new Date(),
    },
  );
  const requests = await Promise.all(announced.map((sk) => table.get({ pk: "ACCOUNT_MAIL", sk })));
  return { outcome, requests };
};

const userCalled = async (username: string) => {
  const id = await people.users.findIdByUnique("username", usernameKey(username));
  return id === undefined ? undefined : people.users.find(id);
};

describe("the first administrator", () => {
  it("has no password but an invitation, a profile with the address, and an entry in the audit trail", async () => {
    const { outcome, requests } = await create("erste.hand");

    const user = await userCalled("erste.hand");
    expect(outcome).toBe("invited");
    expect(requests).toMatchObject([{ username: "erste.hand", kind: "invitation" }]);
    expect(user).toMatchObject({ isAdmin: true, isActive: true, passwordHash: null });
    expect(await people.employees.find(user?.employeeId ?? "")).toMatchObject({
      email: "erste.hand@kanzlei.example",
      employedAt: null,
    });
    expect(await trailAbout(user?.id ?? "")).toMatchObject([
      {
        action: "user.created",
        actorId: null,
        actorName: "npm run create-admin",
        subjectName: "erste.hand",
        facts: { isAdmin: true },
      },
    ]);
  });

  it("is the employee who has that address already", async () => {
    const employee = await people.employees.insert(anEmployee({ email: "Schon.Da@Kanzlei.example" }));

    await create("schon.da", "schon.da@kanzlei.example");

    expect((await userCalled("schon.da"))?.employeeId).toBe(employee.id);
  });

  it("is invited again by a second run, and stays one person", async () => {
    await create("noch.mal");
    const before = (await people.employees.projection()).size;

    const { outcome, requests } = await create("noch.mal");

    const user = await userCalled("noch.mal");
    expect(outcome).toBe("invitedAgain");
    expect(requests).toMatchObject([{ username: "noch.mal", kind: "invitation" }]);
    expect((await people.employees.projection()).size).toBe(before);
    expect((await trailAbout(user?.id ?? "")).map(({ action }) => action)).toEqual([
      "user.invited",
      "user.created",
    ]);
  });

  it("is left alone once there is a password", async () => {
    const { user, employee } = await someUser({ isAdmin: true });

    const { outcome, requests } = await create(user.username, employee.email ?? "");

    expect([outcome, requests]).toEqual(["isAdministrator", []]);
    expect(await userCalled(user.username)).toMatchObject({ version: 1 });
  });

  it.each([
    ["somebody who is no administrator", { isAdmin: false }],
    ["an administrator who was deactivated", { isAdmin: true, isActive: false }],
    ["an administrator with another address", { isAdmin: true, employeeId: null }],
  ])("takes no name from %s", async (_, overrides) => {
    const { user, employee } = await someUser(overrides);

    await expect(create(user.username, employee.email ?? "")).rejects.toThrow(
      `The name ${user.username} is taken by another user; nothing was changed.`,
    );
    expect(await userCalled(user.username)).toMatchObject({ version: 1, ...overrides });
  });

  it("is nobody where several have the address", async () => {
    const email = "gemeinsam@kanzlei.example";
    await people.employees.insertMany([anEmployee({ email }), anEmployee({ email })]);

    await expect(create("zu.viele", email)).rejects.toThrow("Several employees have the address");
    expect(await userCalled("zu.viele")).toBeUndefined();
  });
});
