import { describe, expect, it } from "vitest";
import { openSuppressions } from "../../../functions/data/suppressions/suppressions.collection.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { portal } from "../../portal.ts";
import { readTrail } from "../../support/audit.ts";
import { aSubscriber, aSubscriberDraft } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const { subscribers } = news;

import { subscriberFixture } from "./subscriber.fixture.ts";

const { table } = await portal();

describe("entering a subscriber", () => {
  it("counts as confirmed at once, whatever the body says", async () => {
    const { call } = await subscriberFixture();
    const forged = { id: "forged", registrationConfirmedAt: null };

    const { data, status } = await call(subscribers.create, {
      body: { ...aSubscriberDraft({ organisationId: ownOffice.id }), ...forged },
    });

    expect(status).toBe(201);
    expect(data.id).not.toBe("forged");
    expect(data.customerUnsuscribedAt).toBeNull();
    expect(Date.parse(data.registrationConfirmedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });

  it("is refused where the body says unsubscribed, rather than entered as subscribed", async () => {
    const { call, stored } = await subscriberFixture();
    const draft = aSubscriberDraft({ email: "abgemeldet@example.at", organisationId: ownOffice.id });

    await expect(
      call(subscribers.create, { body: { ...draft, customerUnsuscribedAt: "2020-01-01T00:00:00.000Z" } }),
    ).rejects.toMatchObject({ status: 422, errors: [{ path: "customerUnsuscribedAt" }] });

    expect(await stored.findIdByUnique("email", `${ownOffice.id}#abgemeldet@example.at`)).toBeUndefined();
  });

  it("is refused where the office has the address already, however it is written, and in no other", async () => {
    const { create } = await subscriberFixture();
    await create({ email: "doppelt@example.at" });

    await expect(create({ email: "Doppelt@Example.AT" })).rejects.toMatchObject({
      status: 409,
      code: "subscriber.email-taken",
      errors: [{ path: "email" }],
    });
    expect((await create({ email: "doppelt@example.at", organisationId: otherOffice.id })).id).toBeTruthy();
  });

  it("lets one in of many who enter the same address at once", async () => {
    const { create } = await subscriberFixture();

    const entering = Array.from({ length: 8 }, () => create({ email: "gleichzeitig@example.at" }));
    const entered = await Promise.allSettled(entering);

    expect(entered.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("names the fields that are wrong", async () => {
    const { create } = await subscriberFixture();

    await expect(create({ name: " ", email: "keine" })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "name" }, { path: "email" }],
    });
    await expect(create({ email: "" })).rejects.toMatchObject({
      errors: [{ path: "email", message: "Bitte ausfüllen." }],
    });
    await expect(create({ organisationId: "gone" })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "organisationId" }],
    });
  });
});

describe("reading a subscriber", () => {
  it("tells the version to change it in, with the state of the address", async () => {
    const { call, create, update } = await subscriberFixture();
    const entered = await create({ name: "Eva Gruber" });
    const { data, headers } = await call(subscribers.read, { params: { id: entered.id } });

    const etag = headers.get("ETag") ?? "";
    await update(entered, { name: "Eva Huber" }, { "if-match": etag });

    expect(data).toEqual(entered);
    await expect(update(entered, { name: "Eva Egger" }, { "if-match": etag })).rejects.toMatchObject({
      status: 409,
      code: "entity.changed",
      current: { id: entered.id, name: "Eva Huber" },
    });
  });
});

describe("changing a subscriber", () => {
  it("leaves its standing as it is when it is sent back as it was read", async () => {
    const { call, update, stored } = await subscriberFixture();
    const left = aSubscriber({
      organisationId: ownOffice.id,
      registrationConfirmedAt: null,
      customerUnsuscribedAt: "2026-05-01T08:00:00.000Z",
      consent: { origin: "registrationForm", detail: null, at: "2026-01-01T00:00:00.000Z" },
    });
    await stored.insert(left);
    const { data: read } = await call(subscribers.read, { params: { id: left.id } });

    const saved = await update(read, { name: "Neu", ort: " " });

    expect(saved).toEqual({ ...read, name: "Neu", ort: null, state: "unsubscribed" });
  });

  it("cannot take an address that another one has, and frees its own", async () => {
    const { create, update } = await subscriberFixture();
    const [first, second] = [
      await create({ email: "erste@example.at" }),
      await create({ email: "zweite@example.at" }),
    ];

    await expect(update(second, { email: "erste@example.at" })).rejects.toMatchObject({ status: 409 });
    await update(first, { email: "dritte@example.at" });

    expect((await update(second, { email: "erste@example.at" })).email).toBe("erste@example.at");
  });
});

describe("removing a subscriber", () => {
  it("makes room for the address", async () => {
    const { call, create } = await subscriberFixture();
    const { id } = await create({ email: "weg@example.at" });

    expect((await call(subscribers.remove, { params: { id } })).status).toBe(204);

    await expect(call(subscribers.remove, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await create({ email: "weg@example.at" })).id).not.toBe(id);
  });
});

describe("those who unsubscribed", () => {
  const leave = async ({ as, stored }: Awaited<ReturnType<typeof subscriberFixture>>, email: string) => {
    const left = aSubscriber({
      email,
      organisationId: ownOffice.id,
      customerUnsuscribedAt: "2026-05-01T08:00:00.000Z",
    });
    await stored.insert(left, [
      openSuppressions(table).suppressWrite(left.organisationId, email, "unsubscribed"),
    ]);
    return { left, ...(await as("editor")) };
  };

  it("cannot be brought back by deleting and entering them again", async () => {
    const here = await subscriberFixture();
    const { left, call } = await leave(here, "fort@example.at");
    await call(subscribers.remove, { params: { id: left.id } });

    await expect(here.create({ email: "Fort@example.at" })).rejects.toMatchObject({
      status: 422,
      code: "subscriber.has-unsubscribed",
      errors: [{ path: "email" }],
    });
    await expect(
      here.create({ email: "fort@example.at", organisationId: otherOffice.id }),
    ).rejects.toMatchObject({ code: "subscriber.has-unsubscribed" });
  });

  it("cannot be brought back by moving another one to their address", async () => {
    const here = await subscriberFixture();
    const { left, call } = await leave(here, "wieder@example.at");
    await call(subscribers.remove, { params: { id: left.id } });
    const other = await here.create();

    await expect(here.update(other, { email: "wieder@example.at" })).rejects.toMatchObject({
      code: "subscriber.has-unsubscribed",
    });
  });

  it("take that along to another address", async () => {
    const here = await subscriberFixture();
    const { left, call } = await leave(here, "alt@example.at");

    expect((await here.update(left, { email: "neu@example.at" })).state).toBe("unsubscribed");
    await call(subscribers.remove, { params: { id: left.id } });

    await expect(here.create({ email: "neu@example.at" })).rejects.toMatchObject({ status: 422 });
  });
});

describe("what somebody tells staff by phone or by letter", () => {
  const TOLD = "2026-03-01T08:00:00.000Z";

  const recorded = (action: string) =>
    readTrail({ filters: [{ field: "action", values: [action], comparator: "eq" }] });

  it("unsubscribes, is recorded, and protects the address from entry and import when the person is deleted", async () => {
    const { call, create, update, employee } = await subscriberFixture();
    const subscriber = await create({ email: "anruf@example.at" });

    const saved = await update(subscriber, { customerUnsuscribedAt: TOLD });

    expect(saved).toMatchObject({
      state: "unsubscribed",
      customerUnsuscribedAt: TOLD,
      unsubscribedBy: employee.id,
    });
    expect(await recorded("subscriber.unsubscribed")).toMatchObject([
      { subjectId: subscriber.id, subjectName: null, facts: {} },
    ]);
    await call(subscribers.remove, { params: { id: subscriber.id } });
    await expect(create({ email: "anruf@example.at" })).rejects.toMatchObject({
      code: "subscriber.has-unsubscribed",
      errors: [{ path: "email", message: expect.stringContaining("01.03.2026") }],
    });
    const body = { organisationId: ownOffice.id, subscribers: [{ name: "Eva", email: "Anruf@example.at" }] };
    const { data: imported } = await call(subscribers.import, { query: {}, body });
    expect(imported).toMatchObject({
      created: 0,
      protected: 1,
      notes: [{ state: "unsubscribed", at: TOLD }],
    });
  });

  it.each([null, "2026-04-01T08:00:00.000Z"])("is not taken back or changed to %s by staff", async (at) => {
    const { call, create, update } = await subscriberFixture();
    const subscriber = await create();
    await update(subscriber, { customerUnsuscribedAt: TOLD });

    await expect(update(subscriber, { customerUnsuscribedAt: at, name: "Neu" })).rejects.toMatchObject({
      status: 422,
      code: "subscriber.has-unsubscribed",
      errors: [{ path: "customerUnsuscribedAt" }],
    });

    const { data } = await call(subscribers.read, { params: { id: subscriber.id } });
    expect(data).toMatchObject({ name: subscriber.name, customerUnsuscribedAt: TOLD });
  });

  it("lies in the past, and after what the person has confirmed since", async () => {
    const { update, create, stored } = await subscriberFixture();
    const tomorrow = new Date(Date.now() + 24 * 3600_000).toISOString();
    const back = await stored.insert(
      aSubscriber({ organisationId: ownOffice.id, ownerConfirmedAt: "2026-03-02T08:00:00.000Z" }),
    );

    await expect(update(await create(), { customerUnsuscribedAt: tomorrow })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "customerUnsuscribedAt" }],
    });
    await expect(update(back, { customerUnsuscribedAt: TOLD })).rejects.toMatchObject({
      status: 422,
      code: "subscriber.confirmed-since",
    });
  });

  const unconfirmed = async (overrides: Partial<Subscriber> = {}) => {
    const here = await subscriberFixture();
    const subscriber = await here.stored.insert(
      aSubscriber({ organisationId: ownOffice.id, registrationConfirmedAt: null, ...overrides }),
    );
    return { ...here, subscriber };
  };

  it("confirms in writing only, and is recorded with its origin", async () => {
    const { update, subscriber } = await unconfirmed();

    for (const consent of [undefined, null, { origin: "clientBase" }])
      await expect(update(subscriber, { registrationConfirmedAt: TOLD, consent })).rejects.toMatchObject({
        status: 422,
        code: "subscriber.not-in-writing",
        errors: [{ path: "registrationConfirmedAt" }],
      });
    const consent = { origin: "written", detail: "Formular vom 1. März" };
    const saved = await update(subscriber, { registrationConfirmedAt: TOLD, consent });

    expect(saved).toMatchObject({ state: "confirmed", registrationConfirmedAt: TOLD, consent });
    expect(await recorded("subscriber.confirmed")).toMatchObject([{ subjectId: subscriber.id }]);
    await expect(update(saved, { registrationConfirmedAt: null })).rejects.toMatchObject({
      status: 422,
      code: "subscriber.confirmation-stays",
    });
  });

  it("does not bring back who has unsubscribed, here or elsewhere", async () => {
    const written = { registrationConfirmedAt: TOLD, consent: { origin: "written" } };
    const here = await unconfirmed({ customerUnsuscribedAt: TOLD });
    const { email } = here.subscriber;
    const elsewhere = await here.stored.insert(
      aSubscriber({ email, organisationId: otherOffice.id, registrationConfirmedAt: null }),
    );
    await table.transact([openSuppressions(table).suppressWrite(ownOffice.id, email, "unsubscribed")]);

    for (const one of [here.subscriber, elsewhere])
      await expect(here.update(one, written)).rejects.toMatchObject({ code: "subscriber.has-unsubscribed" });
  });
});
