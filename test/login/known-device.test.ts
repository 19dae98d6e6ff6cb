import { describe, expect, it, vi } from "vitest";
import { DEVICE_COOKIE } from "../../functions/platform/session/session-cookie.ts";
import { ProblemDetails } from "../../shared/contract/problem-details.ts";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { stopClock } from "../support/stopped-clock.ts";
import { newPassword, password, resetPassword, signedInUser, signIn, someUser } from "./credentials.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const throttled = { status: 429, code: "login.throttled" };

stopClock();

const guessAt = async ({ send }: Pick<Browser, "send">, username: string) => {
  const { response } = await send(login.signIn, { body: { username, password: "falsch" } });
  return response.status;
};

/** Somebody guesses from everywhere until nobody is let in any more. */
const attack = async (username: string) => {
  for (let tries = 0; tries < 10; tries++) {
    const { send } = await portal();
    const headers = { "cloudfront-viewer-address": `203.0.113.${tries}:443` };
    await send(login.signIn, { body: { username, password: "falsch" } }, { headers });
  }
  await expect(signIn({ username, password })).rejects.toMatchObject(throttled);
};

describe("somebody who guesses", () => {
  it("does not keep the owner out of a browser where they have signed in before", async () => {
    const { user, credentials, call } = await signedInUser();
    await call(login.signOut, {});

    await attack(user.username);

    await expect(call(login.signIn, { body: credentials })).resolves.toMatchObject({ status: 200 });
    await attack(user.username).catch(() => undefined);
    await expect(call(login.signIn, { body: credentials })).resolves.toMatchObject({ status: 200 });
  });

  it("gains no tries by the owner's signing in there", async () => {
    const { user, credentials, call } = await signedInUser();
    await attack(user.username);
    await call(login.signIn, { body: credentials });

    expect(await guessAt(await portal(), user.username)).toBe(429);
  });

  it("does not keep the owner out of a new browser after a reset there", async () => {
    const { user } = await signedInUser();
    await attack(user.username);
    const fresh = await portal();

    const body = await resetPassword(fresh, user);
    for (let tries = 0; tries < 10; tries++) await guessAt(await portal(), user.username);

    await expect(fresh.call(login.signIn, { body })).resolves.toMatchObject({ status: 200 });
  });

  it("does not keep the owner from changing the password", async () => {
    const { user, call } = await signedInUser();
    await attack(user.username);

    await call(login.password, { body: { password, newPassword } });
  });

  it("has no more tries at a browser that somebody left", async () => {
    const { user, send } = await signedInUser();

    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) statuses.push(await guessAt({ send }, user.username));

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });
});

describe("a browser that is known", () => {
  it("is known for the one who signed in there, not for other names", async () => {
    const browser = await signedInUser();
    const { user: other } = await someUser();
    await attack(other.username);

    expect(await guessAt(browser, other.username)).toBe(429);
  });

  it("is not known by a cookie that somebody made up", async () => {
    const { user } = await signedInUser();
    await attack(user.username);
    const { send, cookies } = await portal();

    for (const made of ["x".repeat(43), "", "x".repeat(4000)]) {
      cookies.set(DEVICE_COOKIE, made);
      expect(await guessAt({ send }, user.username)).toBe(429);
    }
  });

  it("stays known for two people who share it", async () => {
    const { user, credentials, call } = await signedInUser();
    const { credentials: others } = await someUser();
    await call(login.signIn, { body: others });
    await attack(user.username);

    await call(login.signIn, { body: credentials });
  });

  it("is forgotten after half a year without a sign-in", async () => {
    const { user, credentials, call } = await signedInUser();
    vi.advanceTimersByTime(181 * DAY);
    await attack(user.username);

    await expect(call(login.signIn, { body: credentials })).rejects.toMatchObject(throttled);
  });

  it("gets the same answers as any other", async () => {
    const { user, send } = await signedInUser();
    const answer = async ({ send }: Pick<Browser, "send">) => {
      const { response } = await send(login.signIn, {
        body: { username: user.username, password: "falsch" },
      });
      return { ...ProblemDetails.parse(await response.json()), requestId: "" };
    };

    expect(await answer({ send })).toEqual(await answer(await portal()));
  });
});
