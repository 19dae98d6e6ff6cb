import { describe, expect, it } from "vitest";
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

describe("cookies", () => {
  it("bring an XSRF token with any GET that has none, a refused one too", async () => {
    const first = await answer(visit(), notes.read, { params: { id: "n1" } });
    const refused = await answer(visit(), notes.list);
    const again = await answer(visit("reader"), notes.list);

    for (const { cookies } of [first, refused]) {
      expect(cookies).toEqual([
        expect.stringMatching(/^XSRF-TOKEN=[\w-]{22}; Path=\/; Secure; SameSite=Lax$/),
      ]);
    }
    expect(refused.status).toBe(401);
    expect(again.cookies).toEqual([]);
  });

  it("are set by handlers, too", async () => {
    const { cookies, status } = await answer(visit("reader"), notes.create, { body: draft });

    expect([status, cookies]).toEqual([201, ["taste=sweet; Path=/"]]);
  });

  it("must be repeated exactly", async () => {
    for (const token of [
      "token-of-the-test",
      "token-of-the-tests ",
      "",
      "TOKEN-OF-THE-TESTS",
      "ä".repeat(18),
    ]) {
      const refused = await problem(
        visit("reader"),
        notes.create,
        { body: draft },
        { headers: { "x-xsrf-token": token } },
      );

      expect(refused).toMatchObject({ status: 403, type: "urn:kanzleiportal:problem:session.xsrf" });
    }
  });
});
