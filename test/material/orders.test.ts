import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_QUANTITY } from "../../shared/material/material.problems.ts";
import { aStoredMaterialOrder } from "../support/material.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";
import { closeSite, materialFixture, openSite, PURCHASE } from "./material.fixture.ts";

beforeAll(openSite);
afterAll(closeSite);

describe("an order", () => {
  it("is stored with the names of the day, and mailed to who fetches material and to the orderer", async () => {
    const { order, orderer, list, mails } = await materialFixture();

    const made = await order({
      items: [
        { articleId: "kuvert-c5", quantity: 500 },
        { articleId: "visitenkarten-neu", quantity: 250, note: "Durchwahl 17" },
      ],
      note: "Bis Monatsende",
    });

    expect(made).toMatchObject({
      state: "ordered",
      organisationId: ownOffice.id,
      note: "Bis Monatsende",
      createdBy: orderer.employee.id,
      items: [
        { name: "Kuvert C5", groupName: "Drucksorten", quantity: 500, note: null },
        { name: "Visitenkarten mit neuen Daten", quantity: 250, note: "Durchwahl 17" },
      ],
    });
    expect((await list(orderer)).data).toEqual([made]);
    const sent = await mails();
    expect(sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [PURCHASE, `Neue Bestellung von ${made.createdByName}`],
        [orderer.employee.email, "Ihre Bestellung ist eingelangt"],
      ].toSorted(),
    );
    for (const { html } of sent) {
      expect(html).toContain("500 × Kuvert C5");
      expect(html).toContain("Durchwahl 17");
      expect(html).toContain("Bis Monatsende");
      expect(html).toContain(ownOffice.name);
    }
  });

  it("is one however often it is sent with the same key, also at once", async () => {
    const { order, orderer, list, mails } = await materialFixture();

    const made = await Promise.all(Array.from({ length: 8 }, () => order({}, "one-click")));
    const later = await order({}, "one-click");

    expect(new Set([...made, later].map(({ id }) => id)).size).toBe(1);
    expect((await list(orderer)).totalCount).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it("is another one with another key, without one, or of another person", async () => {
    const { order, orderer, colleague, list } = await materialFixture();

    await order({}, "first");
    await order({}, "second");
    await order();
    await order({}, "first", colleague);

    expect((await list(orderer)).totalCount).toBe(3);
    expect((await list(colleague)).totalCount).toBe(1);
  });

  it("is refused when its key was used for something else, or cannot be one", async () => {
    const { order } = await materialFixture();
    await order({}, "key");

    await expect(order({ note: "Doch mehr" }, "key")).rejects.toMatchObject({
      status: 422,
      code: "material-order.key-reused",
    });
    await expect(order({}, "two words")).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "Idempotency-Key" }],
    });
  });

  it.each([
    ["nothing", { items: [] }, "items", "empty"],
    [
      "100,000 pieces",
      { items: [{ articleId: "kuvert-c5", quantity: 100_000 }] },
      "items.0.quantity",
      "quantity-wrong",
    ],
    [
      "100,000 pieces in ten lines",
      { items: Array.from({ length: 10 }, () => ({ articleId: "kuvert-c5", quantity: 10_000 })) },
      "items.1.quantity",
      "quantity-wrong",
    ],
    ["no piece", { items: [{ articleId: "kuvert-c5", quantity: 0 }] }, "items.0.quantity", "quantity-wrong"],
    [
      "an article that is no longer listed",
      {
        items: [
          { articleId: "kuvert-c5", quantity: 1 },
          { articleId: "diskette", quantity: 10 },
        ],
      },
      "items.1.articleId",
      "article-unknown",
    ],
    [
      "a special without saying which",
      { items: [{ articleId: "visitenkarten-neu", quantity: 250, note: "  " }] },
      "items.0.note",
      "note-needed",
    ],
    ["something for an unknown office", { organisationId: "nowhere" }, "organisationId", "office-unknown"],
  ])("of %s is refused, and the field is named", async (_, body, path, code) => {
    const { order, orderer, list, mails } = await materialFixture();

    await expect(order(body)).rejects.toMatchObject({
      status: 422,
      code: `material-order.${code}`,
      errors: [{ path }],
    });
    expect((await list(orderer)).totalCount).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it("may be as large as the limit says", async () => {
    const { order } = await materialFixture();

    const { items } = await order({ items: [{ articleId: "kuvert-c5", quantity: MAX_QUANTITY }] });

    expect(items[0]?.quantity).toBe(MAX_QUANTITY);
  });

  it("sets nothing that is the server's to say", async () => {
    const { order, orderer } = await materialFixture();

    const made = await order({ id: "mine", state: "sent", createdBy: "someone", createdAt: "1970-01-01" });

    expect(made).toMatchObject({ state: "ordered", createdBy: orderer.employee.id });
    expect(made.id).not.toBe("mine");
  });
});

describe("the orders of others", () => {
  it("are seen by who looks after the material of their office, and by nobody else", async () => {
    const { order, orderer, colleague, keeper, as, list, table } = await materialFixture();
    const mine = await order();
    const elsewhere = await aStoredMaterialOrder(table, { organisationId: otherOffice.id });
    const everywhere = await as({ grants: [{ rule: "ADMIN_MISC" }] });
    const idsFor = async (by: typeof keeper) => (await list(by, { limit: 1000 })).data.map(({ id }) => id);

    expect(await idsFor(orderer)).toEqual([mine.id]);
    expect(await idsFor(colleague)).toEqual([]);
    expect(await idsFor(keeper)).toContain(mine.id);
    expect(await idsFor(keeper)).not.toContain(elsewhere.id);
    expect(await idsFor(everywhere)).toEqual(expect.arrayContaining([mine.id, elsewhere.id]));
  });

  it("are found by office, state, month and words", async () => {
    const { as, list, table } = await materialFixture();
    const keeper = await as({ grants: [{ rule: "ADMIN_MISC" }] });
    const facts = { organisationId: otherOffice.id, state: "sent", createdByName: "Zoë Übelhör" } as const;
    const january = await aStoredMaterialOrder(table, { ...facts, createdAt: "2025-01-31T22:00:00.000Z" });
    const february = await aStoredMaterialOrder(table, { ...facts, createdAt: "2025-01-31T23:00:00.000Z" });
    const filters = [
      { field: "organisationId", comparator: "eq", values: [otherOffice.id] },
      { field: "state", comparator: "eq", values: ["sent"] },
      {
        field: "createdAt",
        comparator: "between",
        values: ["2024-12-31T23:00:00.000Z", "2025-01-31T22:59:59.999Z"],
      },
    ];

    const { data } = await list(keeper, { filters, searchTerm: "uebelhoer kuvert" });

    expect(data.map(({ id }) => id)).toEqual([january.id]);
    expect(february.id).not.toBe(january.id);
  });
});

describe("what becomes of an order", () => {
  it("is told to the orderer, once for each change", async () => {
    const { order, orderer, keeper, set, mails } = await materialFixture();
    const { id } = await order();
    const placed = await mails();

    const sent = await set(keeper, id, "sent");
    await set(keeper, id, "sent");
    const cancelled = await set(keeper, id, "cancelled");

    expect([sent.state, cancelled.state]).toEqual(["sent", "cancelled"]);
    expect(cancelled.modifiedBy).toBe(keeper.employee.id);
    const later = (await mails()).filter(({ html }) => !placed.some((mail) => mail.html === html));
    expect(later.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      [orderer.employee.email, "Ihre Bestellung ist storniert"],
      [orderer.employee.email, "Ihre Bestellung ist unterwegs"],
    ]);
  });

  it("is not the orderer's to say, nor anybody's who does not see it", async () => {
    const { order, orderer, colleague, keeper, set, table } = await materialFixture();
    const { id } = await order();
    const elsewhere = await aStoredMaterialOrder(table, { organisationId: otherOffice.id });

    await expect(set(orderer, id, "cancelled")).rejects.toMatchObject({ status: 403 });
    await expect(set(colleague, id, "cancelled")).rejects.toMatchObject({ status: 404 });
    await expect(set(keeper, elsewhere.id, "cancelled")).rejects.toMatchObject({ status: 404 });
  });
});
