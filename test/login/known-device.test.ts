import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openResetCodes } from "../../functions/data/accounts/reset-codes.repository.ts";
import { DEVICE_COOKIE } from "../../functions/platform/session/session-cookie.ts";
import { ProblemDetails } from "../../shared/contract/problem-details.ts";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { password, someUser } from "./credentials.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const throttled = { status: 429, code: "login.throttled" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

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
  await expect((await portal()).call(login.signIn, { body: { username, password } })).rejects.toMatchObject(
    throttled,
  );
};

const signedInOnce = async () => {
  const someone = await someUser();
  const browser = await portal();
  await browser.call(login.signIn, { body: someone.credentials });
  return { ...someone, browser };
};

describe("somebody who guesses", () => {
  it("does not keep the owner out of a browser where they have signed in before", async () => {
    const { user, credentials, browser } = await signedInOnce();
    await browser.call(login.signOut, {});

    await attack(user.username);

    await expect(browser.call(login.signIn, { body: credentials })).resolves.toMatchObject({ status: 200 });
    await attack(user.username).catch(() => undefined);
    await expect(browser.call(login.signIn, { body: credentials })).resolves.toMatchObject({ status: 200 });
  });

  it("gains no tries by the owner's signing in there", async () => {
    const { user, credentials, browser } = await signedInOnce();
    await attack(user.username);
    await browser.call(login.signIn, { body: credentials });

    expect(await guessAt(await portal(), user.username)).toBe(429);
  });

  it("does not keep the owner out of a new browser after a reset there", async () => {
    const { user } = await signedInOnce();
    await attack(user.username);
    const { table } = await portal();
    const issued = await openResetCodes(table).issue(user.id, 600);
    if (issued) await table.transact([issued.write]);
    const newPassword = "Sieben Störche am Teich";
    const fresh = await portal();

    await fresh.call(login.reset, {
      body: { username: user.username, code: issued?.code ?? "", newPassword },
    });
    for (let tries = 0; tries < 10; tries++) await guessAt(await portal(), user.username);

    await expect(
      fresh.call(login.signIn, { body: { username: user.username, password: newPassword } }),
    ).resolves.toMatchObject({ status: 200 });
  });

  it("does not keep the owner from changing the password", async () => {
    const { user, browser } = await signedInOnce();
    await attack(user.username);

    await browser.call(login.password, { body: { password, newPassword: "Sieben Störche am Teich" } });
  });

  it("has no more tries at a browser that somebody left", async () => {
    const { user, browser } = await signedInOnce();

    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) statuses.push(await guessAt(browser, user.username));

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });
});

describe("a browser that is known", () => {
  it("is known for the one who signed in there, not for other names", async () => {
    const { browser } = await signedInOnce();
    const { user: other } = await someUser();
    await attack(other.username);

    expect(await guessAt(browser, other.username)).toBe(429);
  });

  it("is not known by a cookie that somebody made up", async () => {
    const { user } = await signedInOnce();
    await attack(user.username);
    const { send, cookies } = await portal();

    for (const made of ["x".repeat(43), "", "x".repeat(4000)]) {
      cookies.set(DEVICE_COOKIE, made);
      expect(await guessAt({ send }, user.username)).toBe(429);
    }
  });

  it("stays known for two people who share it", async () => {
    const { user, credentials, browser } = await signedInOnce();
    const { credentials: others } = await someUser();
    await browser.call(login.signIn, { body: others });
    await attack(user.username);

    await browser.call(login.signIn, { body: credentials });
  });

  it("is forgotten after half a year without a sign-in", async () => {
    const { user, credentials, browser } = await signedInOnce();
    vi.advanceTimersByTime(181 * DAY);
    await attack(user.username);

    await expect(browser.call(login.signIn, { body: credentials })).rejects.toMatchObject(throttled);
  });

  it("gets the same answers as any other", async () => {
    const { user, browser } = await signedInOnce();
    const answer = async ({ send }: Pick<Browser, "send">) => {
      const { response } = await send(login.signIn, {
        body: { username: user.username, password: "falsch" },
      });
      return { ...ProblemDetails.parse(await response.json()), requestId: "" };
    };

    expect(await answer(browser)).toEqual(await answer(await portal()));
  });
});
