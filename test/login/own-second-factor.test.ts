import { describe, expect, it, vi } from "vitest";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import { authenticatorOf } from "../support/authenticator.ts";
import { stopClock } from "../support/stopped-clock.ts";
import { password, signedInUser, signIn } from "./credentials.ts";
import { withSecondFactor } from "./second-factor.builder.ts";

const { secondFactor } = login;
const QUARTER = 15 * 60_000;

stopClock();

describe("setting up a second factor", () => {
  it("tells the secret once, as text and for the app", async () => {
    const { user, call } = await signedInUser();

    const { data, headers } = await call(secondFactor.enrol, { body: { password } });

    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(data.uri);
    expect(uri.protocol + uri.host).toBe("otpauth:totp");
    expect(decodeURIComponent(uri.pathname)).toBe(`/Kanzleiportal:${user.username}`);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret: data.secret,
      issuer: "Kanzleiportal",
      digits: "6",
      period: "30",
    });
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("does nothing before a code has shown that the app knows it", async () => {
    const { credentials, call } = await signedInUser();
    await call(secondFactor.enrol, { body: { password } });

    await expect(call(secondFactor.confirm, { body: { code: "000000" } })).rejects.toMatchObject({
      code: "second-factor.wrong-code",
      errors: [{ path: "code" }],
    });

    const { data } = await call(secondFactor.read, {});
    expect(data).toEqual({ isActive: false, isRequired: false, since: null, recoveryCodesLeft: 0 });
    await expect(signIn(credentials)).resolves.toMatchObject({ status: 200 });
  });

  it("answers ten recovery codes, and counts them", async () => {
    const { call, recoveryCodes } = await withSecondFactor();

    const { data } = await call(secondFactor.read, {});

    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/);
    expect(data).toMatchObject({ isActive: true, recoveryCodesLeft: 10, since: expect.any(String) });
  });

  it("asks for the password, whose tries count as those of signing in", async () => {
    const { call } = await signedInUser();
    const guess = () => call(secondFactor.enrol, { body: { password: "Ein falsches Kennwort" } });

    for (let tries = 0; tries < 10; tries++) {
      await expect(guess()).rejects.toMatchObject({
        code: "login.wrong-password",
        errors: [{ path: "password", message: "Das Kennwort stimmt nicht." }],
      });
    }

    await expect(guess()).rejects.toMatchObject({ status: 429 });
  });

  it("begins with another secret when it is begun again", async () => {
    const { call } = await signedInUser();
    const { data: first } = await call(secondFactor.enrol, { body: { password } });
    const { data: second } = await call(secondFactor.enrol, { body: { password } });

    const byFirst = call(secondFactor.confirm, { body: { code: authenticatorOf(first.secret)() } });
    await expect(byFirst).rejects.toMatchObject({ code: "second-factor.wrong-code" });
    await call(secondFactor.confirm, { body: { code: authenticatorOf(second.secret)() } });
  });

  it("is over after a quarter of an hour", async () => {
    const { call } = await signedInUser();
    const { data } = await call(secondFactor.enrol, { body: { password } });
    vi.advanceTimersByTime(QUARTER + 1000);

    const confirming = call(secondFactor.confirm, { body: { code: authenticatorOf(data.secret)() } });

    await expect(confirming).rejects.toMatchObject({ code: "second-factor.enrolment-over" });
  });

  it("happens once where it is confirmed twice at the same time", async () => {
    const { call } = await signedInUser();
    const { data } = await call(secondFactor.enrol, { body: { password } });
    const code = authenticatorOf(data.secret)();

    const both = await Promise.allSettled([1, 2].map(() => call(secondFactor.confirm, { body: { code } })));

    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is refused to who has one", async () => {
    const { call } = await withSecondFactor();

    await expect(call(secondFactor.enrol, { body: { password } })).rejects.toMatchObject({
      code: "second-factor.is-active",
    });
  });
});

describe("the secret of a second factor", () => {
  it("is in no other answer, and in no item of the user", async () => {
    const { user, send, enrolment, recoveryCodes } = await withSecondFactor();
    const { as, people, table } = await portal();
    const admin = await as("admin");

    const answers = await Promise.all(
      [
        await send(secondFactor.read),
        await send(login.profile.read),
        await admin.send(login.users.list),
        await admin.send(login.users.read, { params: { id: user.id } }),
      ].map(({ response }) => response.text()),
    );

    const stored = JSON.stringify([
      await people.users.find(user.id),
      await table.get(people.users.keyOf(user.id)),
    ]);
    for (const text of [...answers, stored]) {
      expect(text).not.toContain(enrolment.secret);
      for (const code of recoveryCodes) expect(text).not.toContain(code);
    }
  });
});

describe("doing away with the second factor", () => {
  it("takes password and code, and asks for none from then on", async () => {
    const { credentials, call, codeOf } = await withSecondFactor();

    await call(secondFactor.disable, { body: { password, code: codeOf() } });

    const { data } = await call(secondFactor.read, {});
    expect(data.isActive).toBe(false);
    await expect(signIn(credentials)).resolves.toMatchObject({ status: 200 });
  });

  it("takes a recovery code, too", async () => {
    const { call, recoveryCodes } = await withSecondFactor();

    await call(secondFactor.disable, { body: { password, code: recoveryCodes[3] ?? "" } });

    expect((await call(secondFactor.read, {})).data.isActive).toBe(false);
  });

  it.each([
    ["a wrong password", (code: string) => ({ password: "Ein falsches", code }), "login.wrong-password"],
    ["a wrong code", () => ({ password, code: "000000" }), "second-factor.wrong-code"],
  ])("is refused for %s", async (_, bodyOf, code) => {
    const { call, codeOf } = await withSecondFactor();

    await expect(call(secondFactor.disable, { body: bodyOf(codeOf()) })).rejects.toMatchObject({
      status: 422,
      code,
    });
    expect((await call(secondFactor.read, {})).data.isActive).toBe(true);
  });

  it("is no place to guess codes", async () => {
    const { call, codeOf } = await withSecondFactor();
    const guess = () => call(secondFactor.disable, { body: { password, code: "000000" } });
    for (let tries = 0; tries < 10; tries++) await expect(guess()).rejects.toMatchObject({ status: 422 });

    await expect(call(secondFactor.disable, { body: { password, code: codeOf() } })).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
    });
  });

  it("is refused to who has none", async () => {
    const { call } = await signedInUser();

    await expect(call(secondFactor.disable, { body: { password, code: "000000" } })).rejects.toMatchObject({
      code: "second-factor.is-not-active",
    });
  });
});

describe("new recovery codes", () => {
  it("take the place of all others", async () => {
    const { credentials, call, codeOf, recoveryCodes } = await withSecondFactor();

    const { data } = await call(secondFactor.renewRecoveryCodes, { body: { password, code: codeOf() } });

    expect(data.recoveryCodes).toHaveLength(10);
    const signInBy = (code = "") => signIn({ ...credentials, code });
    await expect(signInBy(recoveryCodes[0])).rejects.toMatchObject({ code: "login.second-factor-wrong" });
    await signInBy(data.recoveryCodes[0]);
  });

  it("can be had by the last of them", async () => {
    const { call, recoveryCodes } = await withSecondFactor();

    await call(secondFactor.renewRecoveryCodes, { body: { password, code: recoveryCodes[9] ?? "" } });

    expect((await call(secondFactor.read, {})).data.recoveryCodesLeft).toBe(10);
  });
});
