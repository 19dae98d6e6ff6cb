import { describe, expect, it } from "vitest";
import { listConfig } from "../../shared/contract/list.ts";
import { misc } from "../../shared/misc/misc.contract.ts";
import { news } from "../../shared/news/news.contract.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { trash } from "../../shared/search/trash.contract.ts";
import type { TrashKind } from "../../shared/search/trash-kinds.ts";
import { portal } from "../portal.ts";
import { aStoredEvent } from "../support/event.builder.ts";
import { aNewsletterDraft, aSubscriberDraft } from "../support/news.builder.ts";
import { ownOffice } from "../support/viewers.ts";

type Caller = Awaited<ReturnType<typeof portal>>;

const inTrash = async ({ call }: Pick<Caller, "call">, kind: TrashKind, searchTerm?: string) =>
  (await call(trash.list, { query: { config: { ...listConfig({ limit: 1_000, searchTerm }), kind } } })).data;

const seenBy = async (kind: TrashKind, id: string) => {
  const callers = ["admin", "officeEditor", "employee"] as const;
  const seen = await Promise.all(
    callers.map(async (as) => (await inTrash(await portal({ as }), kind)).data.some((row) => row.id === id)),
  );
  return callers.filter((_, at) => seen[at]);
};

const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000).toISOString();

describe("the trash", () => {
  it("shows newsletters and subscribers to who edits the news of their office, with who deleted them", async () => {
    const admin = await portal({ as: "admin" });
    const { call } = admin;
    const letter = (
      await call(news.newsletters.create, { body: aNewsletterDraft({ organisationId: ownOffice.id }) })
    ).data;
    const body = aSubscriberDraft({ organisationId: ownOffice.id, name: "Vera Fort" });
    const subscriber = (await call(news.subscribers.create, { body })).data;
    await call(news.newsletters.remove, { params: { id: letter.id } });
    await call(news.subscribers.remove, { params: { id: subscriber.id } });

    expect(await seenBy("newsletters", letter.id)).toEqual(["admin", "officeEditor"]);
    expect(await seenBy("subscribers", subscriber.id)).toEqual(["admin", "officeEditor"]);
    const { data } = await inTrash(admin, "subscribers", "vera fort");
    expect(data).toMatchObject([{ title: `Vera Fort (${body.email})`, organisationId: ownOffice.id }]);
    expect(data[0]?.deletedByName).toBeTruthy();
  });

  it("shows links to who looks after their office, and where they were", async () => {
    const { call } = await portal({ as: "admin" });
    const params = { id: ownOffice.id };
    const body = { name: "Alter Link", url: "https://alt.example" };
    const { id } = (await call(organisations.links.create, { params, body })).data;
    await call(organisations.links.remove, { params: { ...params, linkId: id } });

    expect(await seenBy("links", id)).toEqual(["admin"]);
    const { data } = await inTrash(await portal({ as: "admin" }), "links");
    expect(data.find((row) => row.id === id)).toMatchObject({ parentId: ownOffice.id, title: "Alter Link" });
  });

  it("shows a deleted group alone, and what was in it only while the group is there", async () => {
    const admin = await portal({ as: "admin" });
    const { call } = admin;
    const group = (await call(misc.groups.create, { body: { name: "Alte Gruppe" } })).data;
    const place = { kind: "location", name: "Altes Haus", location: "Linz", organisationId: null } as const;
    const entry = (await call(misc.entries.create, { params: { id: group.id }, body: place })).data;
    const shown = async () =>
      (await inTrash(admin, "misc")).data.filter(({ id }) => [group.id, entry.id].includes(id));
    await call(misc.entries.remove, { params: { id: group.id, dataId: entry.id } });
    expect(await shown()).toMatchObject([{ id: entry.id, parentId: group.id, parentName: "Alte Gruppe" }]);
    expect(await seenBy("misc", entry.id)).toEqual(["admin"]);

    await call(misc.groups.remove, { params: { id: group.id }, query: {} });

    expect(await shown()).toMatchObject([{ id: group.id, parentId: null }]);
    expect(await seenBy("misc", group.id)).toEqual(["admin"]);
  });

  it("shows events to who may edit them, for thirty days", async () => {
    const { table } = await portal();
    const facts = { organisationId: ownOffice.id, title: "Abgesagt" };
    const late = await aStoredEvent(table, { ...facts, deletedAt: days(31) });
    const gone = await aStoredEvent(table, { ...facts, deletedAt: days(29) });

    expect(await seenBy("events", gone.id)).toEqual(["admin"]);
    expect(await seenBy("events", late.id)).toEqual([]);
    const { data } = await inTrash(await portal({ as: "admin" }), "events");
    expect(data.find(({ id }) => id === gone.id)).toMatchObject({ start: gone.start, seriesId: null });
  });

  it("begins with what was deleted last, and is sorted by title on demand", async () => {
    const admin = await portal({ as: "admin" });
    const [first, second] = [days(2), days(1)];
    const { table } = admin;
    await aStoredEvent(table, { title: "A-Termin", deletedAt: first });
    await aStoredEvent(table, { title: "Z-Termin", deletedAt: second });
    const titles = async (sort: { field: string; direction: "asc" | "desc" }[]) => {
      const config = { ...listConfig({ limit: 1_000, sort }), kind: "events" } as const;
      const { data } = (await admin.call(trash.list, { query: { config } })).data;
      return data.map(({ title }) => title).filter((title) => title.endsWith("-Termin"));
    };

    expect(await titles([])).toEqual(["Z-Termin", "A-Termin"]);
    expect(await titles([{ field: "title", direction: "asc" }])).toEqual(["A-Termin", "Z-Termin"]);
  });
});
