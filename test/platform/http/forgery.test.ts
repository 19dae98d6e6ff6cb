import { describe, expect, it } from "vitest";
import { newXsrfToken } from "../../../functions/platform/session/xsrf-token.ts";
import type { SendOptions } from "../../support/browser.ts";
import { answer, draft, problem } from "./answers.ts";
import { notes, visit } from "./small-area.ts";

describe("a write", () => {
  it.each(["cross-site", "same-site"])("is refused where the browser calls it %s", async (site) => {
    const refused = await problem(
      visit("reader"),
      notes.create,
      { body: draft },
      { headers: { "sec-fetch-site": site } },
    );

    expect(refused).toMatchObject({ status: 403, type: "urn:kanzleiportal:problem:request.cross-site" });
  });

  it("is taken from the portal's own pages", async () => {
    const { status } = await answer(
      visit("reader"),
      notes.create,
      { body: draft },
      { headers: { "sec-fetch-site": "same-origin" } },
    );

    expect(status).toBe(201);
  });
});

const TOKEN = /^XSRF-TOKEN=[\w-]{22}\.[\w-]{43}; Path=\/; Secure; SameSite=Lax$/;

describe("an XSRF token", () => {
  const create = (browser: ReturnType<typeof visit>, headers: SendOptions["headers"] = {}) =>
    problem(browser, notes.create, { body: draft }, { headers });
  const refusal = { status: 403, type: "urn:kanzleiportal:problem:session.xsrf" };

  it("comes with any GET that has none, a refused one too", async () => {
    const first = await answer(visit(), notes.read, { params: { id: "n1" } });
    const refused = await answer(visit(), notes.list);
    const signedIn = await answer(visit("reader", ""), notes.list);

    for (const { cookies } of [first, refused, signedIn]) {
      expect(cookies).toEqual([expect.stringMatching(TOKEN)]);
    }
    expect(refused.status).toBe(401);
  });

  it("stays as long as it is its session's, and one that nobody is signed in with stays, too", async () => {
    const nobody = visit();
    await answer(nobody, notes.list);

    expect((await answer(visit("reader"), notes.list)).cookies).toEqual([]);
    expect((await answer(nobody, notes.list)).cookies).toEqual([]);
  });

  it.each([
    ["another session", newXsrfToken("editor")],
    ["the time before the sign-in", newXsrfToken()],
    ["nobody's making", "token-of-the-tests"],
    ["another random value", newXsrfToken("reader").replace(/^[^.]+/, "A".repeat(22))],
  ])("of %s is refused, and replaced by the next GET", async (_, token) => {
    const browser = visit("reader", token);

    const refused = await create(browser);
    const { cookies } = await answer(browser, notes.read, { params: { id: "n1" } });
    const { status } = await answer(browser, notes.create, { body: draft });

    expect(refused).toMatchObject(refusal);
    expect(cookies).toEqual([expect.stringMatching(TOKEN)]);
    expect(status).toBe(201);
  });

  it("must be in the header as it is in the cookie", async () => {
    const token = newXsrfToken("reader");
    for (const header of [undefined, "", `${token} `, token.slice(1), token.toUpperCase(), "ä".repeat(66)]) {
      expect(await create(visit("reader", token), { "x-xsrf-token": header })).toMatchObject(refusal);
    }
    expect(await create(visit("reader", ""), { "x-xsrf-token": token })).toMatchObject(refusal);
    expect(await create(visit("reader", newXsrfToken("reader")), { "x-xsrf-token": token })).toMatchObject(
      refusal,
    );
  });
});

it("handlers set cookies, too", async () => {
  const { cookies, status } = await answer(visit("reader"), notes.create, { body: draft });

  expect([status, cookies]).toEqual([201, ["taste=sweet; Path=/"]]);
});
