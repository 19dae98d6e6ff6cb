import { describe, expect, it } from "vitest";
import { subscriptions } from "../../../shared/news/subscriptions.contract.ts";
import { ownOffice } from "../../support/viewers.ts";
import { aRegistration, subscriptionFixture } from "./subscription.fixture.ts";

const MINUTE = 60_000;

describe("who registers", () => {
  it("is unconfirmed until the owner of the address confirms, and gets newsletters from then on", async () => {
    const { register, confirm, tokenFor, subscriberAt } = await subscriptionFixture();
    const wish = aRegistration({ plz: "3300", branche: "Handel" });

    const { status } = await register(wish);

    expect(status).toBe(202);
    expect(await subscriberAt(wish.email)).toMatchObject({
      ...wish,
      isClient: false,
      registrationConfirmedAt: null,
      customerUnsuscribedAt: null,
    });
    const { data } = await confirm(await tokenFor(wish.email));
    expect(data).toEqual({ organisationName: ownOffice.name });
    const { registrationConfirmedAt } = (await subscriberAt(wish.email)) ?? {};
    expect(Date.parse(registrationConfirmedAt ?? "")).toBeGreaterThan(Date.now() - MINUTE);
  });

  it("gets one mail that leads to a page and holds nothing of what was typed", async () => {
    const { register, mailsTo, linkFor } = await subscriptionFixture();
    const wish = aRegistration({ name: "Gewinnen Sie auf boese.example" });

    await register(wish);

    const mails = await mailsTo(wish.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Bitte bestätigen Sie Ihre Anmeldung zum Newsletter");
    expect(mails[0]?.html).not.toContain("boese");
    expect(mails[0]?.officeId).toBe(ownOffice.id);
    const link = await linkFor(wish.email);
    expect(link?.origin).toBe("https://portal.example");
    expect(link?.pathname).toBe("/subscriptions/confirm");
    expect(link?.searchParams.get("organisation")).toBe(ownOffice.id);
  });

  it("is answered alike whether the address is new, confirmed, unsubscribed or suppressed", async () => {
    const { send, store, table, suppressions } = await subscriptionFixture();
    const confirmed = await store();
    const gone = await store({ customerUnsuscribedAt: "2026-02-01T08:00:00.000Z" });
    const bounced = await store();
    await table.transact([suppressions.suppressWrite(null, bounced.email, "bounced")]);
    const emails = [aRegistration().email, confirmed.email, gone.email, bounced.email];

    const answers = await Promise.all(
      emails.map(async (email) => {
        const { response } = await send(subscriptions.register, { body: aRegistration({ email }) });
        return { status: response.status, body: await response.text() };
      }),
    );

    expect(answers).toEqual(emails.map(() => ({ status: 202, body: "" })));
  });

  it("changes nothing of a known subscription before it is confirmed", async () => {
    const { register, confirm, tokenFor, store, subscribers } = await subscriptionFixture();
    const known = await store({ name: "Dr. Eva Gruber", receivesDoctorsNews: true, isClient: true });
    const wish = aRegistration({ email: known.email, name: "E. Gruber" });

    await register(wish);

    expect(await subscribers.find(known.id)).toEqual(known);
    await confirm(await tokenFor(known.email));
    expect(await subscribers.find(known.id)).toMatchObject({
      name: "E. Gruber",
      receivesTaxNews: true,
      receivesDoctorsNews: false,
      isClient: true,
      plz: known.plz,
      registrationConfirmedAt: known.registrationConfirmedAt,
    });
  });

  it("is back after having unsubscribed: nothing suppressed the office's mails any more", async () => {
    const { register, confirm, tokenFor, store, subscribers, suppressions, table } =
      await subscriptionFixture();
    const gone = await store({ customerUnsuscribedAt: "2026-02-01T08:00:00.000Z" });
    await table.transact([suppressions.suppressWrite(gone.organisationId, gone.email, "unsubscribed")]);

    await register(aRegistration({ email: gone.email }));
    expect((await subscribers.find(gone.id))?.customerUnsuscribedAt).not.toBeNull();
    await confirm(await tokenFor(gone.email));

    const back = await subscribers.find(gone.id);
    expect(back?.customerUnsuscribedAt).toBeNull();
    expect(Date.parse(back?.registrationConfirmedAt ?? "")).toBeGreaterThan(Date.now() - MINUTE);
    expect((await suppressions.current()).of(gone.email)).toEqual([]);
  });

  it.each(["bounced", "complained"] as const)("gets no mail at an address that %s", async (reason) => {
    const { register, suppressions, table, mailsTo } = await subscriptionFixture();
    const wish = aRegistration();
    await table.transact([suppressions.suppressWrite(null, wish.email, reason)]);

    await register(wish);

    expect(await mailsTo(wish.email)).toEqual([]);
  });

  it("is asked for what is missing, and for an interest at least", async () => {
    const { call } = await subscriptionFixture();
    const refused = (overrides: object) =>
      expect(call(subscriptions.register, { body: aRegistration(overrides) })).rejects;

    await refused({ receivesTaxNews: false }).toMatchObject({
      status: 400,
      errors: [{ path: "receivesTaxNews", message: "Bitte wählen Sie mindestens ein Thema." }],
    });
    await refused({ organisationId: "unknown" }).toMatchObject({
      status: 400,
      errors: [{ path: "organisationId", message: "Diese Kanzlei gibt es nicht." }],
    });
    await refused({ email: "müller@reader.example" }).toMatchObject({
      status: 400,
      errors: [{ path: "email" }],
    });
    await refused({ name: "Eva\r\nBcc: alle@reader.example" }).toMatchObject({
      status: 400,
      errors: [{ path: "name" }],
    });
  });
});
