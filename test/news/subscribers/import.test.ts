import { describe, expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { otherOffice } from "../../support/viewers.ts";
import { importFixture, none, row, rowOf } from "./import.fixture.ts";

const { subscribers } = news;

describe("an import", () => {
  it("makes new subscribers, who count as confirmed", async () => {
    const { importing, list, organisationId } = await importFixture();
    const full = { branche: "Handel", plz: "3300", ort: "Amstetten", isClient: true, receivesTaxNews: true };

    const result = await importing([row("a@example.at", full), row(" b@Müller.AT ")]);

    expect(result).toEqual({ ...none, applied: true, created: 2 });
    expect(await list()).toMatchObject([
      { ...row("a@example.at", full), organisationId, receivesDoctorsNews: false, state: "confirmed" },
      { email: "b@xn--mller-kva.at", isClient: false, branche: null, state: "confirmed" },
    ]);
  });

  it("changes what is different, keeps what a row leaves out, confirms nobody, and does not touch the others", async () => {
    const { importing, enter, stored, versionOf } = await importFixture();
    const same = await enter();
    const changed = await enter({ name: "Alt", ort: "Wien", branche: "Ärzte" });
    const waiting = await enter({ registrationConfirmedAt: null });

    const result = await importing([
      rowOf(same),
      { name: "Neu", email: changed.email.toUpperCase(), ort: "" },
      rowOf(waiting),
    ]);

    expect(result).toEqual({ ...none, applied: true, updated: 1, unchanged: 2 });
    expect(await versionOf(same.id)).toBe(1);
    expect(await stored.find(changed.id)).toEqual({ ...changed, version: 2, name: "Neu", ort: null });
    expect((await stored.find(waiting.id))?.registrationConfirmedAt).toBeNull();
  });

  it("changes nothing the second time", async () => {
    const { importing } = await importFixture();
    const rows = Array.from({ length: 120 }, (_, no) => row(`n${no}@example.at`));
    await importing(rows);

    expect(await importing(rows)).toEqual({ ...none, applied: true, unchanged: 120 });
  });

  it("gives new ones the interests of their industry, where the list names none", async () => {
    const { importing, list, industries } = await importFixture();
    const interests = { receivesTaxNews: false, receivesDoctorsNews: true };
    await industries.insert({ id: "zahn", industryId: "zahn", name: "Zahnärzte", ...interests });

    await importing([
      row("0@example.at"),
      row("a@example.at", { branche: "zahnärzte" }),
      row("b@example.at", { branche: "Zahnärzte", receivesTaxNews: true, receivesDoctorsNews: false }),
    ]);

    expect(await list()).toMatchObject([
      { receivesTaxNews: true, receivesDoctorsNews: false },
      interests,
      { receivesTaxNews: true, receivesDoctorsNews: false },
    ]);
  });

  it("tells what it would do, and does not do it, when it is tried", async () => {
    const { importing, enter, addresses } = await importFixture();
    const [old, kept] = [await enter(), await enter()];

    const result = await importing(
      [row("neu@example.at"), { ...rowOf(kept), name: "Anders" }, row("kaputt")],
      {
        dryRun: true,
      },
    );
    const consent = { origin: "clientBase" } as const;
    const removing = await importing([rowOf(kept)], { dryRun: true, deleteMissing: true });
    const stating = await importing([rowOf(kept)], { dryRun: true, consent });

    expect(result).toMatchObject({ applied: false, created: 1, updated: 1, refused: [{ row: 3 }] });
    const { name, email } = kept;
    expect(result.changes).toEqual([
      { row: 2, name, email, fields: [{ field: "name", before: name, after: "Anders" }] },
    ]);
    const missing = [{ name: old.name, email: old.email }];
    expect(removing).toEqual({ ...none, applied: false, unchanged: 1, deleted: 1, missing });
    const stated = { field: "consent", before: null, after: "clientBase" };
    expect(stating.changes).toEqual([{ row: 1, name, email, fields: [stated] }]);
    expect(await addresses()).toEqual([old.email, kept.email].toSorted());
  });

  it("stays in its office", async () => {
    const { importing, enter, versionOf } = await importFixture();
    const elsewhere = await enter({ organisationId: otherOffice.id });

    expect(await importing([row(elsewhere.email)], { deleteMissing: true })).toMatchObject({
      created: 1,
      deleted: 0,
    });
    expect(await versionOf(elsewhere.id)).toBe(1);
  });

  it("is for an office that there is", async () => {
    const { call } = await importFixture();
    const body = { organisationId: "gone", subscribers: [] };

    await expect(call(subscribers.import, { query: {}, body })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "organisationId" }],
    });
  });
});

describe("an import beside other work", () => {
  it("runs again to its end after it failed halfway", async () => {
    const { importing, addresses, enter } = await importFixture();
    const rows = Array.from({ length: 230 }, (_, no) => row(`h${no}@example.at`));
    await enter({ email: "gone@example.at" });
    await importing(rows.slice(0, 100));

    const result = await importing(rows, { deleteMissing: true });

    expect(result).toEqual({ ...none, applied: true, created: 130, unchanged: 100, deleted: 1 });
    expect(await addresses()).toHaveLength(230);
  });

  it("lets each address in once when two of the same list run at once", async () => {
    const { importing, addresses } = await importFixture();
    const rows = Array.from({ length: 120 }, (_, no) => row(`z${no}@example.at`));

    const results = await Promise.all([importing(rows), importing(rows)]);

    expect(await addresses()).toHaveLength(120);
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(120);
    for (const { created, unchanged, refused } of results)
      expect(created + unchanged + refused.length).toBe(120);
  });
});
