import { describe, expect, it } from "vitest";
import { ifMatch } from "../../support/browser.ts";
import { answer, draft, problem } from "./answers.ts";
import { notes, visit } from "./small-area.ts";

describe("the order of the answers", () => {
  const unknown = { params: { id: "gone" }, body: draft };
  const known = { params: { id: "n1" }, body: draft };

  it("is 401, 403 for the token, 400, 404, 403 for the right, 409, 200", async () => {
    const editor = visit("editor");
    const statuses = [
      await answer(visit(), notes.update, unknown, { rawBody: "{" }),
      await answer(visit("reader"), notes.update, unknown, { rawBody: "{", withoutXsrf: true }),
      await answer(visit("reader"), notes.update, unknown, { rawBody: "{" }),
      await answer(visit("reader"), notes.update, unknown),
      await answer(visit("reader"), notes.update, known, ifMatch('"1"')),
      await answer(editor, notes.update, known, ifMatch('"1"')),
      await answer(editor, notes.update, known, ifMatch('"3"')),
    ].map(({ status }) => status);

    expect(statuses).toEqual([401, 403, 400, 404, 403, 409, 200]);
  });

  it("asks for the right where the body would move the entity to, too", async () => {
    const moving = (organisationId: string) =>
      answer(visit("editor"), notes.update, { ...known, body: { ...draft, organisationId } });

    expect([(await moving("o1")).status, (await moving("o2")).status]).toEqual([200, 403]);
  });
});

describe("the edge", () => {
  it.each([
    ["no secret", undefined],
    ["a wrong one", "not-the-secret"],
    ["a part of it", "origin-secret"],
  ])("is the only way in: %s is refused", async (_, secret) => {
    const refused = await problem(
      visit("reader"),
      notes.list,
      {},
      { headers: { "x-origin-verify": secret } },
    );

    expect(refused).toMatchObject({ status: 403, title: "Dazu fehlt Ihnen die Berechtigung." });
  });

  it("tells the caller's address, which no header of the caller's own can", async () => {
    const { text } = await answer(
      visit("reader"),
      notes.create,
      { body: draft },
      {
        headers: { "x-forwarded-for": "192.0.2.1", "cloudfront-viewer-address": "2001:db8::1:40000" },
      },
    );

    expect(JSON.parse(text)).toMatchObject({ received: { address: "2001:db8::1" } });
  });
});
