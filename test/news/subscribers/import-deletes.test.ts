import { describe, expect, it } from "vitest";
import { importFixture, none, row, rowOf } from "./import.fixture.ts";

describe("an import that deletes whom the list lacks", () => {
  it("deletes those of the office, whose newsletters on their way stop, and whose addresses are free", async () => {
    const { importing, enter, addresses, suppressions, organisationId } = await importFixture();
    const [gone, stays] = [await enter(), await enter()];

    const result = await importing([rowOf(stays)], { deleteMissing: true });

    expect(result).toEqual({ ...none, applied: true, unchanged: 1, deleted: 1 });
    expect(await addresses()).toEqual([stays.email]);
    expect((await suppressions.current()).reasonFor(gone, organisationId)).toBe("removed");
    expect(await importing([row(gone.email)])).toMatchObject({ created: 1 });
    expect((await suppressions.current()).reasonFor(gone, organisationId)).toBeUndefined();
  });

  it("is refused for an empty list", async () => {
    const { importing, enter, addresses } = await importFixture();
    const { email } = await enter();

    await expect(importing([], { deleteMissing: true })).rejects.toMatchObject({
      status: 422,
      code: "import.empty-list",
    });
    expect(await addresses()).toEqual([email]);
  });
});

describe("those who must not come back", () => {
  it("stay as they are when a list names them: unsubscribed, unreachable, or annoyed", async () => {
    const { importing, enter, list, suppressions, table, organisationId, versionOf } = await importFixture();
    const left = await enter({ customerUnsuscribedAt: "2026-05-01T08:00:00.000Z" });
    const [unreachable, annoyed] = [await enter(), await enter()];
    await table.transact([
      suppressions.suppressWrite(organisationId, left.email, "unsubscribed"),
      suppressions.suppressWrite(organisationId, "frueher@example.at", "unsubscribed"),
      suppressions.suppressWrite(null, unreachable.email, "bounced"),
      suppressions.suppressWrite(null, annoyed.email, "complained"),
      suppressions.suppressWrite(null, "neu@example.at", "complained"),
    ]);
    const before = await list();

    const result = await importing(
      [left.email, unreachable.email, annoyed.email, "frueher@example.at", "neu@example.at"].map((email) =>
        row(email),
      ),
    );

    const notes = ["unsubscribed", "bounced", "complained", "unsubscribed", "complained"];
    expect(result).toMatchObject({ ...none, applied: true, protected: 5, notes: expect.anything() });
    expect(result.notes.map(({ state }) => state)).toEqual(notes);
    expect(await list()).toEqual(before);
    expect(await versionOf(left.id)).toBe(1);
  });

  it("are remembered when a list has deleted them", async () => {
    const { importing, enter, addresses } = await importFixture();
    const left = await enter({ customerUnsuscribedAt: "2026-05-01T08:00:00.000Z" });

    expect(await importing([row("a@example.at")], { deleteMissing: true })).toMatchObject({ deleted: 1 });

    expect(await importing([row("a@example.at"), row(left.email)])).toMatchObject({
      protected: 1,
      created: 0,
    });
    expect(await addresses()).toEqual(["a@example.at"]);
  });
});
