import { describe, expect, it } from "vitest";
import { openStores } from "../../../functions/data/stores.ts";
import { openUnsubscribeLinks } from "../../../functions/data/subscribers/unsubscribe-links.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { portal } from "../../portal.ts";
import { subscriberFixture } from "./subscriber.fixture.ts";

const { newsTrash, subscribers } = news;

const trashFixture = async () => {
  const fixture = await subscriberFixture();
  const { table } = await portal();
  const { call } = fixture;
  const paramsOf = ({ id }: Subscriber) => ({ params: { kind: "subscribers", id } });
  return {
    ...fixture,
    stores: openStores(table),
    remove: ({ id }: Subscriber) => call(subscribers.remove, { params: { id } }),
    restore: (subscriber: Subscriber) => call(newsTrash.restore, paramsOf(subscriber)),
    purge: (subscriber: Subscriber) => call(newsTrash.remove, paramsOf(subscriber)),
    read: async ({ id }: Subscriber) => (await call(subscribers.read, { params: { id } })).data,
  };
};

describe("a subscriber in the trash", () => {
  it("comes back as before, and gets newsletters again", async () => {
    const { create, update, remove, restore, read, stores } = await trashFixture();
    const before = await update(await create(), { name: "Paula Preis" });
    await remove(before);
    await expect(read(before)).rejects.toMatchObject({ status: 404 });

    await restore(before);

    expect(await read(before)).toEqual(before);
    expect((await stores.suppressions.current()).of(before.email)).toEqual([]);
    await expect(restore(before)).rejects.toMatchObject({ status: 404 });
    const again = await update(before, { name: "Paula Preis-Huber" });
    expect(again.name).toBe("Paula Preis-Huber");
  });

  it("leaves the address to others, who keep it", async () => {
    const { create, remove, restore } = await trashFixture();
    const before = await create();
    await remove(before);
    const { email, name } = await create({ email: before.email, name: "Neu" });

    await expect(restore(before)).rejects.toMatchObject({ code: "subscriber.email-taken" });
    expect({ email, name }).toEqual({ email: before.email, name: "Neu" });
  });

  it("stays away once the person has left, by the link of an old mail, too", async () => {
    const { create, remove, restore, stores } = await trashFixture();
    const { call } = await portal();
    const [byLink, elsewhere] = [await create(), await create()];
    await remove(byLink);
    await remove(elsewhere);
    const token = openUnsubscribeLinks("link-secret-of-the-tests", "https://portal.example")
      .of(byLink.id)
      .page.split("token=")[1];
    await call(news.subscriptions.unsubscribe, {
      query: {},
      body: { token: decodeURIComponent(token ?? "") },
    });
    const { organisationId, email } = elsewhere;
    await stores.table.transact([stores.suppressions.suppressWrite(organisationId, email, "unsubscribed")]);

    for (const one of [byLink, elsewhere])
      await expect(restore(one)).rejects.toMatchObject({ code: "subscriber.left-since" });
  });

  it("goes for good when an editor says so", async () => {
    const { create, remove, restore, purge, stores } = await trashFixture();
    const before = await create();
    await expect(purge(before)).rejects.toMatchObject({ status: 404 });
    await remove(before);

    await purge(before);

    await expect(restore(before)).rejects.toMatchObject({ status: 404 });
    expect(await stores.table.get(stores.trashedSubscribers.keyOf(before.id))).toBeUndefined();
  });
});
