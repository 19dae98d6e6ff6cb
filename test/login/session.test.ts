import { describe, expect, it, vi } from "vitest";
import { listConfig } from "../../shared/contract/list.ts";
import { isAllowed } from "../../shared/contract/permissions.ts";
import { login } from "../../shared/login/login.contract.ts";
import { news } from "../../shared/news/news.contract.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import { portal } from "../portal.ts";
import { anEmployee, aRole } from "../support/people.builder.ts";
import { stopClock } from "../support/stopped-clock.ts";
import { ownOffice } from "../support/viewers.ts";
import { someUser } from "./credentials.ts";

const { as, people } = await portal();

const HOUR = 3_600_000;
const reading = { query: { config: listConfig() } };

stopClock();

describe("a session", () => {
  it("loses a right with the next request after it was withdrawn", async () => {
    const { call, role } = await as({ grants: [{ rule: "READ_NEWS" }] });
    const before = await call(news.articles.list, reading);

    await people.roles.update(role.id, (current) => ({ ...current, rules: [] }));

    expect(before.status).toBe(200);
    await expect(call(news.articles.list, reading)).rejects.toMatchObject({ status: 403 });
  });

  it("follows the person to another office", async () => {
    const { call, employee } = await as({ grants: [{ rule: "READ_NEWS", ressource: ownOffice.id }] });
    await call(news.articles.list, reading);

    await people.employees.update(employee.id, (current) => ({
      ...current,
      employedAt: "office-other",
    }));

    await expect(call(news.articles.list, reading)).rejects.toMatchObject({ status: 403 });
  });

  it("ends when the user is deactivated", async () => {
    const { call, user } = await as({});
    await call(login.profile.read, {});

    await people.users.update(user.id, (current) => ({ ...current, isActive: false }));

    await expect(call(login.profile.read, {})).rejects.toMatchObject({
      status: 401,
      code: "session.deactivated",
    });
  });

  it("ends everywhere when sessions are valid from later on", async () => {
    const { call, user } = await as({});

    await people.users.update(user.id, (current) => ({
      ...current,
      sessionsValidFrom: Math.floor(Date.now() / 1000) + 1,
    }));

    await expect(call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
  });

  it("ends after twelve hours without a request, and not before", async () => {
    const { call } = await portal({ as: {} });

    vi.advanceTimersByTime(11 * HOUR);
    const late = await call(login.profile.read, {});
    vi.advanceTimersByTime(11 * HOUR);
    const later = await call(login.profile.read, {});
    vi.advanceTimersByTime(13 * HOUR);

    expect([late.status, later.status]).toEqual([200, 200]);
    await expect(call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
  });

  it("ends after a week of use", async () => {
    const { call } = await portal({ as: {} });

    for (let hours = 0; hours < 7 * 24; hours += 8) {
      await call(login.isAllowed, { query: { rule: "READ_NEWS" } });
      vi.advanceTimersByTime(8 * HOUR);
    }
    vi.advanceTimersByTime(HOUR);

    await expect(call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
  });

  it("does not exist for a token that nobody was given", async () => {
    const { call, cookies, user } = await as({});

    for (const token of [
      `${user.id}.${"A".repeat(43)}`,
      "A".repeat(43),
      `.${"A".repeat(43)}`,
      `${user.id}.`,
    ]) {
      cookies.set("__Host-session", token);
      await expect(call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
    }
  });
});

describe("signing out", () => {
  it("ends the session in the table and clears the cookies", async () => {
    const { call, cookies } = await portal({ as: {} });
    const stolen = new Map(cookies);

    const { status } = await call(login.signOut, {});
    const left = [...cookies.keys()];
    for (const [name, value] of stolen) cookies.set(name, value);

    expect(status).toBe(204);
    expect(left).toEqual([]);
    await expect(call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
  });

  it("leaves the person's other sessions alone", async () => {
    const { call, as } = await portal({ as: "employee" });
    const other = await as("employee");
    await other.call(login.profile.read, {});

    const asking = call(login.isAllowed, { query: { rule: "READ_NEWS" } });

    await expect(asking).resolves.toMatchObject({ status: 200 });
  });
});

describe("who calls", () => {
  it("is told at signing in and asked for later, with all that decides what they may do", async () => {
    const { user, credentials } = await someUser();
    const { call, people } = await portal();
    const role = aRole({
      rules: [
        { rule: "READ_NEWS", ressource: ownOffice.id },
        { rule: "EDIT_EVENTS", ressource: null },
      ],
    });
    const employee = anEmployee({ employedAt: ownOffice.id, isDirector: true });
    await Promise.all([people.roles.insert(role), people.employees.insert(employee)]);
    await people.users.update(user.id, (known) => ({
      ...known,
      roleId: role.id,
      employeeId: employee.id,
    }));

    const { data: signedIn } = await call(login.signIn, { body: credentials });
    const { viewer } = (await call(notifications.unread, {})).data;

    expect(viewer).toEqual({
      userId: user.id,
      username: user.username,
      isAdmin: false,
      employeeId: employee.id,
      employedAt: ownOffice.id,
      isDirector: true,
      office: { isPartner: ownOffice.isPartner, isAssociate: ownOffice.isAssociate },
      grants: role.rules,
    });
    expect(signedIn.viewer).toEqual(viewer);
  });

  it("loses with the next question what was withdrawn", async () => {
    const { call, role } = await as({ grants: [{ rule: "EDIT_NEWS" }] });
    const { viewer: before } = (await call(notifications.unread, {})).data;

    await people.roles.update(role.id, (current) => ({ ...current, rules: [] }));
    const { viewer: after } = (await call(notifications.unread, {})).data;

    expect([isAllowed(before, "EDIT_NEWS"), isAllowed(after, "EDIT_NEWS")]).toEqual([true, false]);
  });
});

describe("isAllowed", () => {
  it.each([
    ["a rule on its resource", { rule: "READ_NEWS", ressource: ownOffice.id }, true],
    ["a rule everywhere, held for one office only", { rule: "READ_NEWS" }, false],
    ["a rule on another resource", { rule: "READ_NEWS", ressource: "office-other" }, false],
    ["a rule on an empty resource, which is none", { rule: "READ_NEWS", ressource: "" }, false],
    ["another rule", { rule: "EDIT_NEWS", ressource: ownOffice.id }, false],
    ["a rule that there is not", { rule: "READ_EVERYTHING", ressource: ownOffice.id }, false],
  ] as const)("answers for %s", async (_, query, answer) => {
    const { call } = await portal({ as: "employee" });

    const { data } = await call(login.isAllowed, { query });

    expect(data).toEqual({ isAllowed: answer });
  });

  it("is true for an admin, whatever there is", async () => {
    const { call } = await portal({ as: "admin" });

    const isAdminAllowed = async (rule: string, ressource: string) =>
      (await call(login.isAllowed, { query: { rule, ressource } })).data.isAllowed;

    expect(await isAdminAllowed("ADMIN_MISC", "anything")).toBe(true);
    expect(await isAdminAllowed("ADMIN_MISC", "")).toBe(true);
    expect(await isAdminAllowed("READ_EVERYTHING", "anything")).toBe(false);
  });
});
