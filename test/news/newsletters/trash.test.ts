import { describe, expect, it } from "vitest";
import { openStores } from "../../../functions/data/stores.ts";
import { openRuns } from "../../../functions/news/runs/runs.repository.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { newsletterFixture, SENT_AT } from "./newsletter.fixture.ts";

const { newsletters, newsTrash } = news;

const trashFixture = async () => {
  const fixture = await newsletterFixture();
  const { call, table } = fixture;
  const paramsOf = (id: string) => ({ params: { kind: "newsletters", id } });
  return {
    ...fixture,
    stores: openStores(table),
    runs: openRuns(table),
    remove: (id: string) => call(newsletters.remove, { params: { id } }),
    restore: (id: string) => call(newsTrash.restore, paramsOf(id)),
    purge: (id: string) => call(newsTrash.remove, paramsOf(id)),
    read: async (id: string) => (await call(newsletters.read, { params: { id } })).data,
  };
};

describe("a newsletter in the trash", () => {
  it("comes back as it was", async () => {
    const { create, update, remove, restore, read } = await trashFixture();
    const before = await update(await create(), { title: "Neues zum Jahr" });
    await remove(before.id);
    await expect(read(before.id)).rejects.toMatchObject({ status: 404 });

    await restore(before.id);

    expect(await read(before.id)).toEqual(before);
    expect((await update(before, { title: "Neueres" })).title).toBe("Neueres");
    await expect(restore(before.id)).rejects.toMatchObject({ status: 404 });
  });

  it("comes back without its plan, and with what is known of its last sending", async () => {
    const { create, remove, restore, stored, runs, table } = await trashFixture();
    const [planned, sent] = [await create(), await create()];
    await stored.newsletters.update(planned.id, (one) => ({
      ...one,
      scheduledAt: SENT_AT,
      scheduledBy: "e",
    }));
    await stored.newsletters.update(sent.id, (one) => ({ ...one, startedSendingAt: SENT_AT, run: 3 }));
    await table.put({ ...runs.keyOf(sent.id), newsletterId: sent.id, run: 3, desiredState: "cancelled" });
    for (const { id } of [planned, sent]) {
      await remove(id);
      await restore(id);
    }

    expect(await stored.newsletters.find(planned.id)).toMatchObject({ scheduledAt: null });
    expect(await stored.newsletters.find(planned.id)).not.toHaveProperty("scheduledBy");
    expect(await stored.newsletters.find(sent.id)).toMatchObject({ startedSendingAt: SENT_AT, run: 3 });
    expect(await runs.find(sent.id)).toMatchObject({ run: 3 });
  });

  it("goes for good when an editor says so", async () => {
    const { create, remove, restore, purge, stores, runs, table } = await trashFixture();
    const { id } = await create();
    await table.put({ ...runs.keyOf(id), newsletterId: id, run: 1, desiredState: "cancelled" });
    await remove(id);

    await purge(id);

    await expect(restore(id)).rejects.toMatchObject({ status: 404 });
    expect(await table.get(stores.trashedNewsletters.keyOf(id))).toBeUndefined();
    expect(await runs.find(id)).toBeUndefined();
  });

  it("is not for who edits the news of another office", async () => {
    const { create, remove, as } = await trashFixture();
    const { id } = await create({ organisationId: null });
    await remove(id);
    const other = await as("officeEditor");

    for (const endpoint of [newsTrash.restore, newsTrash.remove])
      await expect(other.call(endpoint, { params: { kind: "newsletters", id } })).rejects.toMatchObject({
        status: 404,
      });
  });
});
