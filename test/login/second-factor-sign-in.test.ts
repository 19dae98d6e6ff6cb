import { describe, expect, it, vi } from "vitest";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import { stopClock } from "../support/stopped-clock.ts";
import { resetPassword, signIn, someUser } from "./credentials.ts";
import { withSecondFactor } from "./second-factor.builder.ts";

const QUARTER = 15 * 60_000;
const HALF_A_MINUTE = 30_000;

const required = { status: 401, code: "login.second-factor-required" };
const wrong = { status: 401, code: "login.second-factor-wrong", errors: [{ path: "code" }] };
const throttled = { status: 429, code: "login.throttled" };

stopClock();

describe("signing in with a second factor", () => {
  it("takes a code besides the password, and asks for it", async () => {
    const { user, credentials, codeOf } = await withSecondFactor();

    await expect(signIn(credentials)).rejects.toMatchObject(required);
    const { data } = await signIn({ ...credentials, code: codeOf() });

    expect(data.user).toMatchObject({ id: user.id, hasSecondFactor: true });
  });

  it("opens no session before the code", async () => {
    const { credentials } = await withSecondFactor();
    const { send, cookies } = await portal();

    await send(login.signIn, { body: credentials });
    await send(login.signIn, { body: { ...credentials, code: "000000" } });

    expect([...cookies.keys()]).toEqual([]);
  });

  it("does not tell that there is a second factor to who does not know the password", async () => {
    const { user, codeOf } = await withSecondFactor();
    const { user: other } = await someUser();
    const guess = { password: "Ein falsches Kennwort", code: codeOf() };

    const refused = { status: 401, code: "login.wrong-credentials" };
    await expect(signIn({ username: user.username, ...guess })).rejects.toMatchObject(refused);
    await expect(signIn({ username: other.username, ...guess })).rejects.toMatchObject(refused);
    await expect(signIn({ username: "niemand", ...guess })).rejects.toMatchObject(refused);
  });

  it("takes a code only once, however often it is sent at the same time", async () => {
    const { credentials, codeOf } = await withSecondFactor();
    const body = { ...credentials, code: codeOf() };

    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => signIn(body)));

    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(signIn(body)).rejects.toMatchObject(wrong);
  });

  it("does not take the code that set it up, nor one from before the last", async () => {
    const { credentials, codeOf } = await withSecondFactor();
    const earlier = codeOf();

    await expect(signIn({ ...credentials, code: codeOf(-1) })).rejects.toMatchObject(wrong);
    await signIn({ ...credentials, code: codeOf(1) });

    await expect(signIn({ ...credentials, code: earlier })).rejects.toMatchObject(wrong);
  });

  it.each([-1, 0, 1])("bears with a clock that is off by %i steps", async (steps) => {
    const { credentials, codeOf } = await withSecondFactor();
    vi.advanceTimersByTime(4 * HALF_A_MINUTE);

    await expect(signIn({ ...credentials, code: codeOf(steps) })).resolves.toMatchObject({ status: 200 });
  });

  it.each([-2, 2])("does not bear with one that is off by %i", async (steps) => {
    const { credentials, codeOf } = await withSecondFactor();
    vi.advanceTimersByTime(4 * HALF_A_MINUTE);

    await expect(signIn({ ...credentials, code: codeOf(steps) })).rejects.toMatchObject(wrong);
  });

  it("reads a code that was typed with a blank", async () => {
    const { credentials, codeOf } = await withSecondFactor();
    const code = codeOf();

    await signIn({ ...credentials, code: `${code.slice(0, 3)} ${code.slice(3)}` });
  });

  it("takes each recovery code once, however it is written", async () => {
    const { credentials, recoveryCodes, call } = await withSecondFactor();
    const [first = "", second = ""] = recoveryCodes;

    await signIn({ ...credentials, code: first });
    await signIn({ ...credentials, code: second.toUpperCase().replaceAll("-", " ") });

    await expect(signIn({ ...credentials, code: first })).rejects.toMatchObject(wrong);
    const { data } = await call(login.secondFactor.read, {});
    expect(data.recoveryCodesLeft).toBe(8);
  });

  it("does not take somebody else's codes", async () => {
    const { credentials } = await withSecondFactor();
    const other = await withSecondFactor();

    await expect(signIn({ ...credentials, code: other.codeOf() })).rejects.toMatchObject(wrong);
    await expect(signIn({ ...credentials, code: other.recoveryCodes[0] ?? "" })).rejects.toMatchObject(wrong);
  });

  it("overlooks a code of who has none", async () => {
    const { credentials } = await someUser();

    await expect(signIn({ ...credentials, code: "123456" })).resolves.toMatchObject({ status: 200 });
  });

  it("asks a person who was deactivated for nothing, and for the code again afterwards", async () => {
    const { user, credentials, codeOf } = await withSecondFactor();
    const { people } = await portal();
    const turn = (isActive: boolean) => people.users.update(user.id, (known) => ({ ...known, isActive }));

    await turn(false);
    await expect(signIn({ ...credentials, code: codeOf() })).rejects.toMatchObject({
      code: "login.wrong-credentials",
    });
    await turn(true);

    await expect(signIn(credentials)).rejects.toMatchObject(required);
    await signIn({ ...credentials, code: codeOf() });
  });

  it("costs one request more than without", async () => {
    const { credentials, codeOf } = await withSecondFactor();
    await signIn({ ...credentials, code: codeOf() });

    const { requests } = await signIn({ ...credentials, code: codeOf(1) });

    expect(requests.toSorted()).toEqual([
      "BatchGetItem",
      "TransactWriteItems",
      "TransactWriteItems",
      "UpdateItem",
    ]);
  });
});

describe("guessing codes", () => {
  const guess = async (credentials: { username: string; password: string }) => {
    const { send } = await portal();
    const { response } = await send(login.signIn, { body: { ...credentials, code: "00-wrong" } });
    return response.status;
  };

  it("ends with the tenth, for a quarter of an hour", async () => {
    const { credentials, codeOf } = await withSecondFactor();

    const statuses = await Promise.all(Array.from({ length: 14 }, () => guess(credentials)));

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    await expect(signIn({ ...credentials, code: codeOf() })).rejects.toMatchObject(throttled);
    vi.advanceTimersByTime(QUARTER + 1000);
    await signIn({ ...credentials, code: codeOf() });
  });

  it("gets no more of them by the right password, which is no failure and forgives none", async () => {
    const { credentials } = await withSecondFactor();

    for (let tries = 0; tries < 9; tries++) {
      await guess(credentials);
      await expect(signIn(credentials)).rejects.toMatchObject(required);
    }
    expect(await guess(credentials)).toBe(401);

    await expect(signIn(credentials)).rejects.toMatchObject(throttled);
  });

  it("gets no more of them by a new password, which does away with no second factor", async () => {
    const { user, credentials } = await withSecondFactor();
    for (let tries = 0; tries < 10; tries++) await guess(credentials);
    const renewed = await resetPassword(await portal(), user);

    await expect(signIn(renewed)).rejects.toMatchObject(required);
    await expect(signIn({ ...renewed, code: "00-wrong" })).rejects.toMatchObject(throttled);
  });

  it("begins anew after the right one", async () => {
    const { credentials, codeOf } = await withSecondFactor();
    for (let tries = 0; tries < 9; tries++) await guess(credentials);
    await signIn({ ...credentials, code: codeOf() });

    for (let tries = 0; tries < 9; tries++) expect(await guess(credentials)).toBe(401);
    await signIn({ ...credentials, code: codeOf(1) });
  });
});
