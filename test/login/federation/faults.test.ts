import { describe, expect, it, vi } from "vitest";
import { SESSION_COOKIE } from "../../../functions/platform/session/session-cookie.ts";
import { federation } from "../../../shared/login/federation.contract.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { portal } from "../../portal.ts";
import { signIn, someUser } from "../credentials.ts";
import { answerTo, beginAs, openProvider, signInAt, somebody } from "./fixture.ts";

const provider = await openProvider();

const faultIn = (location: string) => new URLSearchParams(location.split("?")[1]).get("fehler");

const seconds = () => Math.floor(Date.now() / 1000);

/** What becomes of a sign-in that would otherwise open a session. */
const outcome = async () => {
  const { account } = await somebody();
  const { visitor, location } = await signInAt(provider, account, { returnUrl: "/news" });
  expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
  expect(new URLSearchParams(location.split("?")[1]).get("returnUrl")).toBe("/news");
  return faultIn(location);
};

describe("an ID token", () => {
  it.each([
    ["of another issuer", { iss: "https://elsewhere.example" }],
    ["for another audience", { aud: "another-portal" }],
    ["with another nonce", { nonce: "foreign" }],
    ["without a nonce", { nonce: undefined }],
    ["that has expired", { exp: seconds() - 180 }],
    ["that is made in future", { nbf: seconds() + 600, iat: seconds() + 600 }],
  ])("%s opens no session", async (_, claims) => {
    provider.behave({ claims });

    expect(await outcome()).toBe("invalid");
  });

  it.each([
    ["without a signature", "none"],
    ["signed by somebody else", "foreign"],
    ["signed by the secret that both sides know", "secret"],
    ["changed after it was signed", "changed"],
  ] as const)("%s opens no session", async (_, signing) => {
    provider.behave({ signing });

    expect(await outcome()).toBe("invalid");
  });

  it("may be two minutes old by the provider's clock", async () => {
    provider.behave({ claims: { iat: seconds() - 400, exp: seconds() - 100 } });

    const { account } = await somebody();
    expect(faultIn((await signInAt(provider, account)).location)).toBeNull();
  });
});

describe("an answer of the provider", () => {
  it("is good once, even with the cookie and a code that would be good again", async () => {
    const { account } = await somebody();
    const visitor = await portal();
    const address = await beginAs(visitor);
    const pending = new Map(visitor.cookies);
    await answerTo(visitor, provider.signIn(address, account));
    const thief = await portal();
    for (const [name, value] of pending) thief.cookies.set(name, value);

    expect(faultIn(await answerTo(thief, provider.signIn(address, account)))).toBe("interrupted");
    expect(thief.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  it("with a code that was used before opens no session", async () => {
    const { account } = await somebody();
    const visitor = await portal();
    const first = provider.signIn(await beginAs(visitor), account);
    await answerTo(visitor, first);
    const again = await portal();
    const { state } = provider.signIn(await beginAs(again), account);

    expect(faultIn(await answerTo(again, { code: first.code, state }))).toBe("invalid");
  });

  it("to somebody else's browser opens no session there", async () => {
    const { account } = await somebody();
    const answer = provider.signIn(await beginAs(await portal()), account);
    const victim = await portal();
    expect(faultIn(await answerTo(victim, answer))).toBe("interrupted");
    await beginAs(victim);

    expect(faultIn(await answerTo(victim, answer))).toBe("interrupted");
    expect(victim.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  it("of another provider (RFC 9207) opens no session", async () => {
    const { account } = await somebody();
    const visitor = await portal();
    const answer = provider.signIn(await beginAs(visitor), account);

    expect(faultIn(await answerTo(visitor, { ...answer, iss: "https://elsewhere.example" }))).toBe("invalid");
  });

  it("comes too late after a quarter of an hour", async () => {
    const { account } = await somebody();
    const visitor = await portal();
    const answer = provider.signIn(await beginAs(visitor), account);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
    const location = await answerTo(visitor, answer).finally(() => vi.useRealTimers());

    expect(faultIn(location)).toBe("interrupted");
  });

  it("that the person did not want to is no fault of anybody", async () => {
    const visitor = await portal();
    const state = new URL(await beginAs(visitor)).searchParams.get("state") ?? "";

    expect(faultIn(await answerTo(visitor, { error: "access_denied", state }))).toBe("cancelled");
  });

  it("is no answer where nobody has asked, or from a provider that there is not", async () => {
    const visitor = await portal();
    const { response } = await visitor.send(federation.providers.callback, {
      params: { id: "erfunden" },
      query: { code: "x", state: "y" },
    });

    expect(faultIn(await answerTo(visitor, { code: "x", state: "y" }))).toBe("interrupted");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/html");
  });
});

describe("a provider", () => {
  it.each(["/token", "/keys", "/.well-known/openid-configuration"])(
    "whose %s fails leads back, and says so",
    async (path) => {
      const { account } = await somebody();
      const visitor = await portal();
      const answer = provider.signIn(await beginAs(visitor), account);
      provider.behave({ broken: { [path]: 503 } });

      expect(faultIn(await answerTo(visitor, answer))).toBe("unavailable");
    },
  );

  it("that does not answer is waited for five seconds", async () => {
    provider.behave({ silent: "/.well-known/openid-configuration" });
    const begun = performance.now();

    expect(faultIn(await beginAs(await portal()))).toBe("unavailable");
    expect((performance.now() - begun) / 1000).toBeLessThan(8);
  });

  it("that is gone keeps nobody from a password, and no session from going on", async () => {
    const { account } = await somebody();
    const { visitor } = await signInAt(provider, account);
    const { credentials } = await someUser();

    expect(faultIn(await beginAs(await portal(), "/", "weg"))).toBe("unavailable");
    await expect(visitor.call(login.read, {})).resolves.toMatchObject({ status: 200 });
    await expect(signIn(credentials)).resolves.toMatchObject({ status: 200 });
  });

  it("may rotate its keys from one sign-in to the next", async () => {
    const { account } = await somebody();
    await signInAt(provider, account);
    provider.rotateKeys();

    expect(faultIn((await signInAt(provider, account)).location)).toBeNull();
  });
});

describe("where one wanted to go", () => {
  it.each(["//evil.example", "https://evil.example/", "/login?returnUrl=/login", `/${"x".repeat(3_000)}`])(
    "is never elsewhere: %s",
    async (returnUrl) => {
      const { account } = await somebody();
      const { location } = await signInAt(provider, account, { returnUrl });

      expect(location).toBe("/login?angemeldet=1&returnUrl=%2F");
    },
  );
});

it("keeps the answers of the way from every cache, and the cookie from scripts", async () => {
  const visitor = await portal();
  const { response } = await visitor.send(federation.providers.begin, { params: { id: "firma" }, query: {} });

  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Host-sign-in=[\w-]+; Path=\/; Max-Age=900; HttpOnly; Secure; SameSite=Lax$/),
  );
});
