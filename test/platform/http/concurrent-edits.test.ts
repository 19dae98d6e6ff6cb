import { describe, expect, it } from "vitest";
import { ifMatch } from "../../support/browser.ts";
import { answer, draft, problem } from "./answers.ts";
import { notes, visit } from "./small-area.ts";

describe("a concurrent edit", () => {
  it("is a 409 with the entity as it is, as far as the contract shows it", async () => {
    const refused = await problem(
      visit("editor"),
      notes.update,
      { params: { id: "n1" }, body: draft },
      { headers: { "if-match": 'W/"2"' } },
    );

    expect(refused).toMatchObject({ status: 409, current: { id: "n1", text: "Text", organisationId: "o1" } });
    expect(JSON.stringify(refused.current)).not.toContain("inside");
  });

  it("is a 409 with the entity as it is for a removal, too", async () => {
    const refused = await problem(visit("reader"), notes.remove, { params: { id: "n1" } }, ifMatch('"2"'));

    expect(refused).toMatchObject({ status: 409, current: { id: "n1", text: "Text", organisationId: "o1" } });
  });

  it.each(["abc", '"2", "3"', '"3', "3", '"abc"', ""])(
    "is never overlooked because of a version that cannot be read: %s",
    async (version) => {
      const refused = await problem(
        visit("editor"),
        notes.update,
        { params: { id: "n1" }, body: draft },
        { headers: { "if-match": version } },
      );

      expect(refused).toMatchObject({ status: 400, errors: [{ path: "If-Match" }] });
    },
  );

  it.each([undefined, "*"])("does not matter to who names no version: %s", async (version) => {
    const { status, headers } = await answer(
      visit("editor"),
      notes.update,
      { params: { id: "n1" }, body: draft },
      { headers: { "if-match": version } },
    );

    expect([status, headers.get("etag")]).toEqual([200, '"4"']);
  });
});
