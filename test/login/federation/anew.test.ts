import { describe, expect, it } from "vitest";
import { CONFIRMED } from "../../../shared/login/federation.ts";
import { passkeys } from "../../../shared/login/passkeys.contract.ts";
import { portal } from "../../portal.ts";
import { beginAs, openProvider, signInAt, somebody } from "./fixture.ts";

const provider = await openProvider();

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

const mayMakePasskeys = async ({ visitor }: Awaited<ReturnType<typeof signInAt>>) =>
  (await visitor.send(passkeys.options, {})).response.status;

describe("a provider that still knows the browser", () => {
  it.each([
    ["has asked just now", { auth_time: secondsAgo(10) }, 200],
    ["has asked an hour ago", { auth_time: secondsAgo(3_600) }, 403],
    ["does not say when it has asked", {}, 403],
  ])("%s: what changes how one signs in is answered %#", async (_, claims, status) => {
    const { account } = await somebody();
    provider.behave({ claims });

    expect(await mayMakePasskeys(await signInAt(provider, account))).toBe(status);
  });

  it("is told to ask anew where the portal has to be sure, and believed only if it says so", async () => {
    const { account } = await somebody();
    const asked = new URL(await beginAs(await portal(), CONFIRMED)).searchParams;
    const confirm = (seconds: number) => {
      provider.behave({ claims: { auth_time: secondsAgo(seconds) } });
      return signInAt(provider, account, { returnUrl: CONFIRMED });
    };

    expect(Object.fromEntries(asked)).toMatchObject({ prompt: "login", max_age: "300" });
    const late = await confirm(3_600);
    expect(new URL(late.location, "https://portal.example").searchParams.get("fehler")).toBe("notAnew");
    expect(late.visitor.cookies.has("__Host-session")).toBe(false);
    expect(await mayMakePasskeys(await confirm(10))).toBe(200);
  });
});
