import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStores } from "../../../functions/data/stores.ts";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { openSuppressions } from "../../../functions/data/suppressions/suppressions.collection.ts";
import { takeEvents } from "../../../functions/news/delivery/take-events.ts";
import { openNews } from "../../../functions/news/news.deps.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { SubscriberState } from "../../../shared/news/subscriber-state.ts";
import { portal } from "../../portal.ts";
import { aSubscriber, aSubscriberDraft } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const { table } = await portal();

const { subscribers } = news;
const organisationId = ownOffice.id;
const BOUNCED_AT = "2026-03-02T10:00:00.000Z";

const bounceOf = (email: string) => ({
  eventType: "Bounce",
  mail: { messageId: "m1", timestamp: "2026-03-02T09:59:00.000Z", destination: [email] },
  bounce: { bounceType: "Permanent", timestamp: BOUNCED_AT },
});
const complaintOf = (email: string) => ({
  eventType: "Complaint",
  mail: { messageId: "m1", timestamp: BOUNCED_AT, destination: [email] },
  complaint: { timestamp: BOUNCED_AT },
});

/** Where SES is asked to let go of addresses. */
const released: string[] = [];
const ses = createServer((request, response) => {
  const [, address] = /^[/]v2[/]email[/]suppression[/]addresses[/](.+)$/.exec(request.url ?? "") ?? [];
  if (request.method === "DELETE" && address) released.push(decodeURIComponent(address));
  const isKnown = !address?.startsWith("unknown");
  response.writeHead(isKnown ? 200 : 404, {
    "content-type": "application/json",
    ...(isKnown ? {} : { "x-amzn-errortype": "NotFoundException" }),
  });
  response.end("{}");
});
let sesUrl = "";

beforeAll(async () => {
  ses.listen(0, "127.0.0.1");
  await once(ses, "listening");
  sesUrl = `http://127.0.0.1:${(ses.address() as AddressInfo).port}`; // it listens at a port
});
afterAll(() => {
  ses.closeAllConnections();
  ses.close();
});

const fixture = async () => {
  const { as, table } = await portal({ environment: { AWS_ENDPOINT_URL_SESV2: sesUrl } });
  const editor = await as("editor");
  const suppressions = openSuppressions(table);
  const report = (event: object) => takeEvents(openNews(openStores(table)), `${JSON.stringify(event)}\n`);
  const lift = (id: string, body: { reason: string; ownerAgreed?: boolean }) =>
    editor.call(subscribers.lift, { params: { id }, body });
  const list = async (searchTerm: string, state?: SubscriberState) => {
    const filters = state ? [{ field: "state", values: [state], comparator: "eq" as const }] : [];
    return (await editor.call(subscribers.list, { query: { config: listConfig({ searchTerm, filters }) } }))
      .data;
  };
  const enter = async (overrides: Partial<Subscriber> = {}) =>
    openSubscribers(table).insert(aSubscriber({ organisationId, ...overrides }));
  return { as, ...editor, suppressions, report, lift, list, enter };
};

const reason = "Die Domain ist umgezogen, das Postfach nimmt wieder an.";

describe("an address that SES could not reach", () => {
  it("is suppressed in every list from the moment of the bounce, with its reason", async () => {
    const { report, list, enter } = await fixture();
    const { email } = await enter();
    const { email: elsewhere } = await enter({ email, organisationId: otherOffice.id });

    await report(bounceOf(email.toUpperCase()));

    expect((await list(elsewhere)).data.map(({ state }) => state)).toEqual(["suppressed", "suppressed"]);
    expect((await list(email)).data[0]).toMatchObject({
      suppressedAt: BOUNCED_AT,
      suppressedReason: "bounced",
      suppressionLift: null,
    });
  });

  it("gets mails of office and group again once an editor of both says why, and of no other office", async () => {
    const { report, lift, list, enter, suppressions, employee } = await fixture();
    const { id, email } = await enter();
    await enter({ email, organisationId: otherOffice.id });
    await report(bounceOf(email));

    const { data } = await lift(id, { reason });

    expect(data).toMatchObject({ state: "confirmed", suppressedAt: null });
    expect(data.suppressionLift).toMatchObject({ by: employee.id, reason });
    expect((await list(email)).data.map(({ state }) => state).toSorted()).toEqual([
      "confirmed",
      "suppressed",
    ]);
    const suppressed = await suppressions.current();
    expect(suppressed.reasonFor({ email, organisationId }, organisationId)).toBeUndefined();
    expect(suppressed.reasonFor({ email, organisationId: otherOffice.id }, otherOffice.id)).toBe("bounced");
    expect(suppressed.reasonFor({ email, organisationId: otherOffice.id }, null)).toBeUndefined();
  });

  it("gets just the office's own mails again where its editor lifts the suppression", async () => {
    const { as, call, report, enter, suppressions } = await fixture();
    const { id, email } = await enter();
    await report(bounceOf(email));
    const office = await as("officeEditor");

    const { data } = await office.call(subscribers.lift, { params: { id }, body: { reason } });

    expect(data).toMatchObject({
      state: "confirmed",
      groupSuppression: { at: BOUNCED_AT, reason: "bounced" },
    });
    const suppressed = await suppressions.current();
    expect(suppressed.reasonFor({ email, organisationId }, organisationId)).toBeUndefined();
    expect(suppressed.reasonFor({ email, organisationId }, null)).toBe("bounced");
    const lifted = await call(subscribers.lift, { params: { id }, body: { reason } });
    expect(lifted.data.groupSuppression).toBeNull();
  });

  it("is let go by SES's own list, too, where it may be unknown", async () => {
    const { report, lift, enter } = await fixture();
    const [known, unknown] = [await enter(), await enter({ email: "unknown@example.at" })];
    await report(bounceOf(known.email));
    await report(bounceOf(unknown.email));

    await lift(known.id, { reason });

    expect(released).toContain(known.email);
    expect((await lift(unknown.id, { reason })).data.state).toBe("confirmed");
  });

  it("is suppressed again by the next bounce", async () => {
    const { report, lift, list, enter } = await fixture();
    const { id, email } = await enter();
    await report(bounceOf(email));
    await lift(id, { reason });

    await report(bounceOf(email));

    expect((await list(email)).data[0]).toMatchObject({ state: "suppressed", suppressionLift: null });
  });

  it("is released by a written reason only, and only where it is suppressed", async () => {
    const { report, lift, enter } = await fixture();
    const { id, email } = await enter();
    await expect(lift(id, { reason })).rejects.toMatchObject({
      status: 422,
      code: "subscriber.not-suppressed",
    });
    await report(bounceOf(email));

    await expect(lift(id, { reason: "  " })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "reason", message: "Bitte ausfüllen." }],
    });
    await lift(id, { reason });

    await expect(lift(id, { reason })).rejects.toMatchObject({ code: "subscriber.not-suppressed" });
  });
});

describe("a complaint", () => {
  it("takes the owner's own word before the address gets mails again", async () => {
    const { report, lift, enter } = await fixture();
    const { id, email } = await enter();
    await report(complaintOf(email));

    await expect(lift(id, { reason })).rejects.toMatchObject({
      status: 422,
      code: "subscriber.owner-complained",
    });
    expect((await lift(id, { reason, ownerAgreed: true })).data.state).toBe("confirmed");
  });

  it("outlives deleting and entering the address again", async () => {
    const { call, report, enter } = await fixture();
    const { id, email, consent: _, ...rest } = await enter();
    await report(complaintOf(email));
    await call(subscribers.remove, { params: { id } });

    const { data } = await call(subscribers.create, { body: { ...rest, email } });

    expect(data).toMatchObject({ state: "suppressed", suppressedReason: "complained" });
  });
});

describe("the states of the list", () => {
  it("hold each subscriber once, and change with the mail events", async () => {
    const { report, list, enter } = await fixture();
    const name = "Zustandsprobe";
    await enter({ name, registrationConfirmedAt: null });
    await enter({ name, customerUnsuscribedAt: BOUNCED_AT });
    const { email } = await enter({ name });
    const count = async (state: SubscriberState) => (await list(name, state)).totalCount;
    expect([await count("confirmed"), await count("suppressed")]).toEqual([1, 0]);

    await report(bounceOf(email));

    expect(await count("unconfirmed")).toBe(1);
    expect(await count("unsubscribed")).toBe(1);
    expect([await count("confirmed"), await count("suppressed")]).toEqual([0, 1]);
    expect((await list(name, "suppressed")).data).toMatchObject([{ email, state: "suppressed" }]);
  });
});

describe("the suppression of a deleted subscriber", () => {
  it("ends when no newsletter can be on its way to them any more", async () => {
    const { suppressions } = await fixture();
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString();
    await table.transact([
      suppressions.suppressWrite("1", "frisch@example.at", "removed", daysAgo(29)),
      suppressions.suppressWrite("1", "lange@example.at", "removed", daysAgo(31)),
      suppressions.suppressWrite("1", "ab@example.at", "unsubscribed", daysAgo(3_000)),
    ]);

    const suppressed = await suppressions.current();

    const reasonFor = (email: string) => suppressed.reasonFor({ email, organisationId: "1" }, "1");
    expect(reasonFor("frisch@example.at")).toBe("removed");
    expect(reasonFor("lange@example.at")).toBeUndefined();
    expect(reasonFor("ab@example.at")).toBe("unsubscribed");
  });
});

describe("what is kept of an address that must not come back", () => {
  const storedSuppressions = async () => {
    const query = {
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": "SUPPRESSION" },
    };
    return JSON.stringify(await table.query(query));
  };

  it("is a hash, whatever has happened to it, that protects for good", async () => {
    const { call, report, enter, suppressions } = await fixture();
    const [bounced, left] = [
      await enter(),
      await enter({ customerUnsuscribedAt: "2016-03-02T10:00:00.000Z" }),
    ];
    await report(bounceOf(bounced.email));
    for (const { id } of [bounced, left]) await call(subscribers.remove, { params: { id } });

    const stored = await storedSuppressions();

    for (const { email } of [bounced, left]) expect(stored).not.toContain(email);
    const { reasonFor } = await suppressions.current();
    expect(reasonFor({ ...left, ownerConfirmedAt: null }, organisationId)).toBe("unsubscribed");
  });

  it("is the address itself where the release before has stored it, which protects until the owner is back", async () => {
    const { call, enter, lift, report, suppressions } = await fixture();
    const [left, bounced] = [await enter({ customerUnsuscribedAt: BOUNCED_AT }), await enter()];
    const former = (office: string | null, email: string, reason: string) => {
      const id = `${office ?? "*"}|${email}`;
      const listed = JSON.stringify({ id, organisationId: office, reason, at: BOUNCED_AT });
      return { pk: "SUPPRESSION", sk: id, changedAt: Date.now(), version: 1, listed };
    };
    await table.putMany([
      former(organisationId, left.email, "unsubscribed"),
      former(null, bounced.email, "bounced"),
    ]);

    await call(subscribers.remove, { params: { id: left.id } });
    await expect(
      call(subscribers.create, { body: aSubscriberDraft({ email: left.email, organisationId }) }),
    ).rejects.toMatchObject({ code: "subscriber.has-unsubscribed" });
    expect((await lift(bounced.id, { reason })).data.state).toBe("confirmed");
    const again = { bounceType: "Permanent", timestamp: "2026-04-02T10:00:00.000Z" };
    await report({ ...bounceOf(bounced.email), bounce: again });
    expect((await suppressions.current()).reasonFor(bounced, organisationId)).toBe("bounced");

    const found = (await suppressions.current()).of(left.email);
    await table.transact(suppressions.liftWrites(found, organisationId));
    expect((await suppressions.current()).of(left.email)).toEqual([]);
  });
});
