import { describe, expect, it } from "vitest";
import { MAX_IMPORT_CHANGES, MAX_IMPORT_ROWS } from "../../../shared/news/subscriber-import.ts";
import { importFixture, none, row } from "./import.fixture.ts";

describe("a list with broken rows", () => {
  const broken = [
    row("gut@example.at"),
    row("jörg@example.at"),
    row("", { name: " " }),
    row("GUT@example.at"),
    row("a@example.at", { plz: 3300 }),
    null,
    row("x@example\u0007"),
  ];

  it("changes nothing, and names each of them with its reason", async () => {
    const { importing, addresses } = await importFixture();

    const result = await importing(broken);

    expect(result).toMatchObject({ ...none, applied: false, refused: expect.anything() });
    expect(result.refused).toEqual([
      {
        row: 2,
        name: "Eva Gruber",
        email: "jörg@example.at",
        reason: expect.stringMatching(/^E-Mail: Vor dem @ sind nur/),
      },
      { row: 3, name: "", email: "", reason: "Name: Bitte ausfüllen. E-Mail: Bitte ausfüllen." },
      {
        row: 4,
        name: "Eva Gruber",
        email: "GUT@example.at",
        reason: "Diese E-Mail-Adresse steht schon in Zeile 1.",
        sameAs: 1,
      },
      { row: 5, name: "Eva Gruber", email: "a@example.at", reason: "PLZ: Hier gehört Text hin." },
      { row: 6, name: "", email: "", reason: "Das ist keine Zeile mit den Angaben eines Abonnenten." },
      // Control characters, which nobody sees, are gone before.
      {
        row: 7,
        name: "Eva Gruber",
        email: "x@example",
        reason: "E-Mail: Das ist keine gültige E-Mail-Adresse.",
      },
    ]);
    expect(await addresses()).toEqual([]);
  });

  it("is taken over without them where they may be skipped, and deletes nobody even then", async () => {
    const { importing, enter, addresses } = await importFixture();
    const { email } = await enter({ email: "alt@example.at" });

    const result = await importing(broken, { skipInvalid: true, deleteMissing: true });

    expect(result).toMatchObject({ applied: true, created: 1, deleted: 0 });
    expect(result.refused).toHaveLength(6);
    expect(await addresses()).toEqual([email, "gut@example.at"]);
  });

  it("deletes nobody where they may not be skipped", async () => {
    const { importing, enter, addresses } = await importFixture();
    const { email } = await enter();

    expect(await importing(broken, { deleteMissing: true })).toMatchObject({ applied: false, deleted: 0 });
    expect(await addresses()).toEqual([email]);
  });

  it("is refused where it changes more than one call can store, and says how many fit", async () => {
    const { importing, addresses } = await importFixture();
    const rows = Array.from({ length: MAX_IMPORT_CHANGES + 1 }, (_, no) => row(`neu-${no}@example.at`));

    expect(await importing(rows, { dryRun: true })).toMatchObject({ created: MAX_IMPORT_CHANGES + 1 });
    await expect(importing(rows)).rejects.toMatchObject({
      status: 413,
      code: "import.too-many-changes",
      detail: expect.stringContaining("höchstens 10.000"),
    });
    expect(await addresses()).toEqual([]);
  });

  it("is refused as a whole where it is too long", async () => {
    const { importing } = await importFixture();

    await expect(importing(Array.from({ length: MAX_IMPORT_ROWS + 1 }, () => 0))).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "subscribers", message: "Höchstens 20000 Einträge." }],
    });
  });
});
