import { describe, expect, it } from "vitest";
import { SESSION_COOKIE } from "../../../functions/platform/session/session-cookie.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { portal } from "../../portal.ts";
import { beginAs, openProvider, signInAt, somebody } from "./fixture.ts";

const provider = await openProvider();

describe("signing in with the firm's account", () => {
  it("leads to the provider with a challenge, and binds state and nonce to the browser", async () => {
    const visitor = await portal();

    const address = new URL(await beginAs(visitor));

    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: "code",
      client_id: "portal",
      redirect_uri: "https://portal.example/v1/login/providers/firma/callback",
      scope: "openid profile email",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(visitor.cookies.get("__Host-sign-in")).not.toContain(address.searchParams.get("state"));
  });

  it("opens the session of today for the one who has the address, and returns", async () => {
    const { user, employee, account } = await somebody();

    const { visitor, location } = await signInAt(provider, account, { returnUrl: "/news?seite=2" });
    const { data } = await visitor.call(login.read, {});

    expect(location).toBe("/login?angemeldet=1&returnUrl=%2Fnews%3Fseite%3D2");
    expect(data).toMatchObject({ user: { id: user.id }, employee: { id: employee.id } });
    expect(visitor.cookies.has("__Host-sign-in")).toBe(false);
    await visitor.call(login.signOut, {});
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
  });
});
