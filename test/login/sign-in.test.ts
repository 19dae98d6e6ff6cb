import { describe, expect, it } from "vitest";
import {
  DEVICE_COOKIE,
  SESSION_COOKIE,
  XSRF_COOKIE,
} from "../../functions/platform/session/session-cookie.ts";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import { password, someUser } from "./credentials.ts";

describe("signing in", () => {
  it("answers user and employee and opens a session", async () => {
    const { user, employee, credentials } = await someUser();
    const { call } = await portal();

    const { data, headers } = await call(login.signIn, { body: credentials });
    const { data: profile } = await call(login.profile.read, {});

    expect(data.user).toEqual({
      id: user.id,
      username: user.username,
      isActive: true,
      isAdmin: false,
      roleId: null,
      employeeId: employee.id,
      hasSecondFactor: false,
    });
    expect(data.employee).toMatchObject({ id: employee.id, birthday: employee.birthday });
    expect(profile.id).toBe(employee.id);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]+\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{22}\.[\w-]{43}; Path=\/; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it("takes five requests the first time, and three after that", async () => {
    const { credentials } = await someUser();
    const { call } = await portal();

    const { requests: first } = await call(login.signIn, { body: credentials });
    const { requests: second } = await call(login.signIn, { body: credentials });

    expect(first.length, first.join()).toBe(5);
    expect(second.toSorted()).toEqual(["BatchGetItem", "TransactWriteItems", "UpdateItem"]);
  });

  it("knows at once that a name has moved to another user, and that a user was deactivated", async () => {
    const { user, credentials } = await someUser();
    const { call, people } = await portal();
    await call(login.signIn, { body: credentials });

    await people.users.update(user.id, (known) => ({
      ...known,
      username: `${user.username}-alt`,
    }));
    const heir = await someUser({ username: user.username });
    const { data } = await call(login.signIn, { body: credentials });
    await people.users.update(heir.user.id, (known) => ({ ...known, isActive: false }));

    expect(data.user.id).toBe(heir.user.id);
    await expect(call(login.signIn, { body: credentials })).rejects.toMatchObject({ status: 401 });
  });

  it("answers null for a user who is no employee", async () => {
    const { credentials } = await someUser({ employeeId: null });
    const { call } = await portal();

    const { data } = await call(login.signIn, { body: credentials });

    expect(data.employee).toBeNull();
  });

  it("knows a name in capitals and with blanks around", async () => {
    const { user } = await someUser();
    const { call } = await portal();

    const { data } = await call(login.signIn, {
      body: { username: ` ${user.username.toUpperCase()} `, password },
    });

    expect(data.user.id).toBe(user.id);
  });

  it("gives a new session and a new XSRF token each time", async () => {
    const { credentials } = await someUser();
    const { call, cookies } = await portal();

    await call(login.signIn, { body: credentials });
    const first = new Map(cookies);
    await call(login.signIn, { body: credentials });

    expect([...cookies.keys()]).toEqual([...first.keys()]);
    for (const name of [SESSION_COOKIE, XSRF_COOKIE]) expect(cookies.get(name)).not.toBe(first.get(name));
    expect(cookies.get(DEVICE_COOKIE)).toBe(first.get(DEVICE_COOKIE));
  });

  it("ends the session that the browser had before", async () => {
    const { credentials } = await someUser();
    const { call, cookies } = await portal();
    await call(login.signIn, { body: credentials });
    const former = cookies.get(SESSION_COOKIE) ?? "";
    await call(login.signIn, { body: credentials });

    const { data } = await call(login.sessions.list, {});
    cookies.set(SESSION_COOKIE, former);

    expect(data.totalCount).toBe(1);
    await expect(call(login.sessions.list, {})).rejects.toMatchObject({ status: 401 });
  });

  it("overlooks a cookie that is no session's", async () => {
    const { credentials } = await someUser();
    const { call, cookies } = await portal();
    cookies.set(SESSION_COOKIE, "..");

    await expect(call(login.signIn, { body: credentials })).resolves.toMatchObject({ status: 200 });
  });

  it.each([
    ["no password", { username: "anna" }, "password"],
    ["no name", { username: " ", password }, "username"],
    ["a password that would take long to hash", { username: "anna", password: "x".repeat(1025) }, "password"],
  ])("names the field of %s", async (_, body, path) => {
    const { send } = await portal();

    const { response, requests } = await send(login.signIn, { body });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [expect.objectContaining({ path })] });
    expect(requests).toEqual([]);
  });
});

describe("a refused sign-in", () => {
  const refused = async (credentials: { username: string; password: string }) => {
    const { send, cookies } = await portal();
    const { response, requests } = await send(login.signIn, { body: credentials });
    const { requestId, ...problem } = await response.json();
    return {
      status: response.status,
      problem,
      requests: requests.toSorted(),
      cookies: [...cookies.keys()],
      requestId,
    };
  };

  it("looks alike for a wrong password, an unknown name, an inactive user and one without a password", async () => {
    const known = await someUser();
    const inactive = await someUser({ isActive: false });
    const invited = await someUser({ passwordHash: null });

    const wrong = await refused({ ...known.credentials, password: "Ein anderes Kennwort" });
    const others = [
      await refused({ username: "nobody", password }),
      await refused(inactive.credentials),
      await refused(invited.credentials),
    ];

    expect(wrong).toMatchObject({
      status: 401,
      problem: { title: "Benutzername oder Kennwort stimmt nicht." },
    });
    for (const other of others) expect(other).toEqual({ ...wrong, requestId: other.requestId });
  });

  it("sets no cookie", async () => {
    const { credentials } = await someUser({ isActive: false });

    expect((await refused(credentials)).cookies).toEqual([]);
  });
});

describe("the throttle", () => {
  const tryingOnce = async (username: string) => {
    const { send } = await portal();
    const { response } = await send(login.signIn, { body: { username, password: "falsch" } });
    return response.status;
  };

  it("counts tries that come all at once, and refuses the right password then", async () => {
    const { user, credentials } = await someUser();
    const { call } = await portal();

    const statuses = await Promise.all(Array.from({ length: 15 }, () => tryingOnce(user.username)));

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    await expect(call(login.signIn, { body: credentials })).rejects.toMatchObject({
      code: "login.throttled",
      retryAfter: expect.closeTo(15 * 60, -2),
    });
  });

  it("makes no difference between names that somebody has and others", async () => {
    const { user } = await someUser();
    const tries = async (name: string) => Promise.all(Array.from({ length: 11 }, () => tryingOnce(name)));

    const [known, unknown] = [await tries(user.username), await tries("niemand")];

    expect(known.toSorted()).toEqual(unknown.toSorted());
  });
});
