import { describe, expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { subscriptions } from "../../../shared/news/subscriptions.contract.ts";
import { aSubscriber } from "../../support/news.builder.ts";
import { addressFixture, clientBase } from "./address.fixture.ts";
import { searching } from "./subscriber.fixture.ts";

const { subscribers } = news;

/** Somebody left one office and was entered at another one before. */
const knownToBoth = async () => {
  const fixture = await addressFixture();
  const [first, second] = [await fixture.store(fixture.formerly), await fixture.store(fixture.here)];
  await fixture.leave(first);
  return { ...fixture, first, second };
};

describe("who unsubscribed at one office and is known to another", () => {
  it("gets nothing more from either, nor from the group", async () => {
    const { fate, formerly, here } = await knownToBoth();

    expect(await fate(formerly)).toBe("unsubscribed");
    expect(await fate(here)).toBe("unsubscribed");
    expect(await fate(null)).toBe("goes without");
  });

  it("is shown as unsubscribed there, with the office and the day, in list and dialog alike", async () => {
    const { call, read, second, formerly, email } = await knownToBoth();

    const shown = await read(second.id);

    expect(shown).toMatchObject({
      state: "unsubscribed",
      customerUnsuscribedAt: null,
      unsubscribedElsewhere: [{ organisationId: formerly, at: expect.any(String) }],
    });
    const { data: page } = await call(subscribers.list, searching(email));
    expect(page.data.find(({ id }) => id === second.id)).toEqual(shown);
  });

  it("is told so by the link of the other office's newsletters", async () => {
    const { readers, second } = await knownToBoth();

    const body = { token: readers.tokenOf(second) };

    expect((await readers.call(subscriptions.preferences, { body })).data.isSubscribed).toBe(false);
  });

  it("gets the other office's own newsletters again by confirming there, and the group's by confirming both", async () => {
    const { register, confirm, fate, read, second, formerly, here } = await knownToBoth();

    await register(here);
    await confirm();

    expect(await read(second.id)).toMatchObject({
      state: "confirmed",
      consent: { origin: "registrationForm" },
      unsubscribedElsewhere: [{ organisationId: formerly }],
    });
    expect([await fate(here), await fate(formerly), await fate(null)]).toEqual([
      "gets it",
      "unsubscribed",
      "goes without",
    ]);
    await register(formerly);
    await confirm();
    expect([await fate(here), await fate(formerly), await fate(null)]).toEqual([
      "gets it",
      "gets it",
      "gets it",
    ]);
  });

  it("leaves an office again that had been confirmed before, by unsubscribing anywhere", async () => {
    const { register, confirm, store, leave, fate, here, third } = await knownToBoth();
    await register(here);
    await confirm();

    await leave(await store(third));

    expect(await fate(here)).toBe("unsubscribed");
  });

  it("is not taken to a third office by staff after having come back to the second", async () => {
    const { register, confirm, move, second, third, call } = await knownToBoth();
    await register(second.organisationId);
    await confirm();
    const { data: current } = await call(subscribers.read, { params: { id: second.id } });

    await expect(move({ ...current, version: 0 }, third)).rejects.toMatchObject({
      status: 422,
      code: "subscriber.has-unsubscribed",
      errors: [{ path: "email", message: expect.stringContaining("Abgemeldet bei Kanzlei Baden") }],
    });
  });

  it("keeps another one's address from being changed to theirs, and a confirmation from going along", async () => {
    const { call, readers, here, third, formerly, email } = await addressFixture();
    const waiting = aSubscriber({ email, organisationId: formerly, registrationConfirmedAt: null });
    const owner = aSubscriber({ organisationId: here, ownerConfirmedAt: "2026-04-01T08:00:00.000Z" });
    await readers.subscribers.insertMany([waiting, owner]);
    const change = async (changes: object) =>
      (await call(subscribers.update, { params: { id: owner.id }, body: { ...owner, ...changes } })).data;

    expect((await change({ organisationId: third })).ownerConfirmedAt).toBeNull();
    expect((await change({ email })).state).toBe("unconfirmed");
  });
});

describe("an import that meets such an address", () => {
  it("leaves it is, and names the row and the office", async () => {
    const { importAt, leave, store, formerly, here, email, fate } = await addressFixture();
    await leave(await store(formerly));

    for (const options of [{ dryRun: true }, { skipInvalid: true }]) {
      expect(await importAt(here, options)).toMatchObject({
        created: 0,
        protected: 1,
        notes: [{ row: 1, email, state: "unsubscribed", organisationIds: [formerly] }],
      });
    }
    expect(await fate(here)).toBe("is not there");
  });

  it("changes who has come back to the office as any other", async () => {
    const { importAt, register, confirm, second, fate } = await knownToBoth();
    await register(second.organisationId);
    await confirm();

    expect(await importAt(second.organisationId)).toMatchObject({ updated: 1, protected: 0, notes: [] });
    expect(await fate(second.organisationId)).toBe("gets it");
  });

  it("tells who stays unconfirmed, and where the owner was asked", async () => {
    const { importAt, register, formerly, here, email } = await addressFixture();
    await register(formerly);

    expect(await importAt(here)).toMatchObject({
      created: 1,
      notes: [{ row: 1, email, state: "unconfirmed", organisationIds: [formerly] }],
    });
  });
});

describe("the origin of a consent", () => {
  const written = { origin: "other", detail: "Anruf am 3. März" };

  it("is kept with each imported row that has none yet", async () => {
    const { call, importAt, store, here, formerly, email } = await addressFixture();
    const old = await store(formerly);

    await importAt(here, { consent: written });
    await importAt(formerly);
    await importAt(formerly, { consent: written });

    const { data: page } = await call(subscribers.list, searching(email));
    const at = expect.any(String);
    expect(page.data.find(({ id }) => id === old.id)?.consent).toEqual({ ...clientBase, detail: null, at });
    expect(page.data.find(({ id }) => id !== old.id)?.consent).toEqual({ ...written, at });
  });

  it("is asked for in words where it is another one, and cannot be the owner's own doing", async () => {
    const { importAt, here } = await addressFixture();
    const refused = (consent: object) => expect(importAt(here, { consent })).rejects;

    await refused({ origin: "other", detail: " " }).toMatchObject({
      status: 400,
      errors: [{ path: "consent.detail", message: "Bitte ausfüllen." }],
    });
    await refused({ origin: "registrationForm" }).toMatchObject({
      status: 400,
      errors: [{ path: "consent.origin" }],
    });
  });

  it("is kept of who is entered and of who registers, and stays when staff saves", async () => {
    const { enter, register, call, here, formerly, email } = await addressFixture();
    const entered = await enter(here);
    await register(formerly);

    const { data: saved } = await call(subscribers.update, {
      params: { id: entered.id },
      body: { ...entered, name: "Neu" },
    });

    expect(saved.consent).toMatchObject(clientBase);
    expect(saved.consent).toEqual(entered.consent);
    const { data: page } = await call(subscribers.list, searching(email));
    expect(page.data.map(({ consent }) => consent?.origin).toSorted()).toEqual([
      "clientBase",
      "registrationForm",
    ]);
  });
});
