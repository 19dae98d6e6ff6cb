import { describe, expect, it } from "vitest";
import { subscriptions } from "../../../shared/news/subscriptions.contract.ts";
import { ownOffice } from "../../support/viewers.ts";
import { subscriptionFixture } from "./subscription.fixture.ts";

describe("the preferences of a subscription", () => {
  it("are shown to whoever has a newsletter of it, without the address", async () => {
    const { call, store, tokenOf } = await subscriptionFixture();
    const reader = await store({ name: "Eva Gruber" });

    const { data } = await call(subscriptions.preferences, { body: { token: tokenOf(reader) } });

    expect(data).toEqual({
      name: "Eva Gruber",
      organisationId: ownOffice.id,
      organisationName: ownOffice.name,
      receivesTaxNews: true,
      receivesDoctorsNews: false,
      isSubscribed: true,
      unsubscribedAt: null,
    });
    expect(JSON.stringify(data)).not.toContain("@");
  });

  it("are saved, and nothing besides", async () => {
    const { call, store, tokenOf, subscribers } = await subscriptionFixture();
    const reader = await store();
    const body = {
      token: tokenOf(reader),
      name: "E. Gruber",
      receivesTaxNews: false,
      receivesDoctorsNews: true,
    };

    const { data } = await call(subscriptions.savePreferences, {
      body: { ...body, email: "other@reader.example", isClient: !reader.isClient } as typeof body,
    });

    expect(data).toMatchObject({ name: "E. Gruber", receivesDoctorsNews: true, receivesTaxNews: false });
    const { version: _version, ...saved } = (await subscribers.find(reader.id)) ?? {};
    const { version: _before, ...expected } = reader;
    expect(saved).toEqual({
      ...expected,
      name: "E. Gruber",
      receivesTaxNews: false,
      receivesDoctorsNews: true,
    });
  });

  it("keep at least one interest: who wants none unsubscribes", async () => {
    const { call, store, tokenOf } = await subscriptionFixture();
    const token = tokenOf(await store());

    await expect(
      call(subscriptions.savePreferences, { body: { token, name: "Eva", receivesTaxNews: false } }),
    ).rejects.toMatchObject({ status: 400, errors: [{ path: "receivesTaxNews" }] });
  });

  it("are nobody's without a link of ours, or with one of somebody who was deleted", async () => {
    const { call, store, tokenOf, subscribers } = await subscriptionFixture();
    const [reader, deleted] = [await store(), await store()];
    await subscribers.remove(deleted.id);
    const [, signature] = tokenOf(deleted).split(".");

    for (const token of [tokenOf(deleted), `${reader.id}.${signature}`, reader.id, "."]) {
      const invalid = { status: 400, code: "unsubscribe.token-invalid" };
      await expect(call(subscriptions.preferences, { body: { token } })).rejects.toMatchObject(invalid);
      await expect(
        call(subscriptions.savePreferences, { body: { token, name: "Eva", receivesTaxNews: true } }),
      ).rejects.toMatchObject(invalid);
    }
  });

  it("show that a subscription has ended", async () => {
    const { call, store, tokenOf } = await subscriptionFixture();
    const token = tokenOf(await store());
    expect((await call(subscriptions.unsubscribe, { query: {}, body: { token } })).status).toBe(204);

    const { data } = await call(subscriptions.preferences, { body: { token } });

    expect(data).toMatchObject({ isSubscribed: false, unsubscribedAt: expect.any(String) });
  });

  it("do not call somebody unsubscribed who has only not confirmed", async () => {
    const { call, store, tokenOf } = await subscriptionFixture();
    const token = tokenOf(await store({ registrationConfirmedAt: null }));

    const { data } = await call(subscriptions.preferences, { body: { token } });

    expect(data).toMatchObject({ isSubscribed: false, unsubscribedAt: null });
  });
});

describe("unsubscribing with one click", () => {
  it("is taken from a mail client's form, whatever site it calls from, and as often as it calls", async () => {
    const { send, store, tokenOf, subscribers, suppressions } = await subscriptionFixture();
    const reader = await store();
    const click = () =>
      send(
        subscriptions.unsubscribe,
        { query: { token: tokenOf(reader) } },
        {
          rawBody: "List-Unsubscribe=One-Click",
          headers: {
            "content-type": "application/x-www-form-urlencoded",
            "sec-fetch-site": "cross-site",
          },
        },
      );

    const statuses = [(await click()).response.status, (await click()).response.status];

    expect(statuses).toEqual([204, 204]);
    const gone = await subscribers.find(reader.id);
    expect(gone?.customerUnsuscribedAt).not.toBeNull();
    expect(gone?.version).toBe(2);
    expect((await suppressions.current()).of(reader.email)[0]?.reason).toBe("unsubscribed");
  });
});
