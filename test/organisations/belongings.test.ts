import { describe, expect, it } from "vitest";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openNewsletters } from "../../functions/data/newsletters/newsletters.collection.ts";
import { openStores } from "../../functions/data/stores.ts";
import { handOver } from "../../functions/organisations/employees/belongings.ts";
import { openOrganisationsArea } from "../../functions/organisations/organisations.deps.ts";
import { events } from "../../shared/calendar/events.contract.ts";
import { items } from "../../shared/cloud/items.contract.ts";
import { newsletters } from "../../shared/news/newsletters.contract.ts";
import { belongings } from "../../shared/organisations/belongings.contract.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { portal } from "../portal.ts";
import { trailAbout } from "../support/audit.ts";
import { aStoredCloudItem } from "../support/cloud.builder.ts";
import { Killed } from "../support/dying-table.ts";
import { aStoredEvent } from "../support/event.builder.ts";
import { aNewsletter, anArticle } from "../support/news.builder.ts";
import { anAdministrator, otherOffice, ownOffice } from "../support/viewers.ts";

const { as, people, table } = await portal();

const officeAdmin = { grants: [{ rule: "ADMIN_ORG", ressource: ownOffice.id }] } as const;

/** Somebody with one of each, and a colleague. */
const leaving = async () => {
  const [leaver, successor] = [await as({ employee: { lastname: "Geht" } }), await as({})];
  const createdBy = leaver.employee.id;
  const folder = await aStoredCloudItem(table, { title: "Bilanzen", createdBy, closed: true });
  await aStoredCloudItem(table, { title: "Nur für Chefs", createdBy, visibility: "Directors" });
  const article = await openArticles(table).insert(
    anArticle({ createdBy, isInternalRelease: false, isReleaseable: false, isDraft: true }),
  );
  await openArticles(table).insert(anArticle({ createdBy }));
  const newsletter = await openNewsletters(table).insert(aNewsletter({ createdBy }));
  const asked = await openNewsletters(table).insert(
    aNewsletter({
      release: {
        state: "asked",
        askedAt: new Date().toISOString(),
        askedBy: "somebody",
        askedByName: "Eva Gruber",
        askedOf: [createdBy],
        decidedAt: null,
        decidedBy: null,
        decidedByName: null,
        note: null,
        fingerprint: "1",
        told: [createdBy],
      },
    }),
  );
  const event = await aStoredEvent(table, { createdBy, visibility: "PartnerDirectors" });
  await aStoredEvent(table, {
    createdBy,
    start: "2020-01-01T08:00:00.000Z",
    end: "2020-01-01T09:00:00.000Z",
  });
  return { as, people, table, leaver, successor, folder, article, newsletter, asked, event };
};

const belongingsOf = async (id: string) => {
  const { call } = await portal({ as: "admin" });
  const { data } = await call(belongings.list, { params: { id } });
  return Object.fromEntries(data.data.map(({ kind, totalCount }) => [kind, totalCount]));
};

describe("what somebody has who leaves", () => {
  it("is listed, with the titles that the viewer may see", async () => {
    const { as, leaver } = await leaving();
    const { call } = await as(officeAdmin);

    const { data } = await call(belongings.list, { params: { id: leaver.employee.id } });

    expect(data.data).toMatchObject([
      { kind: "folders", totalCount: 2, titles: ["Bilanzen"] },
      { kind: "articles", totalCount: 1 },
      { kind: "newsletters", totalCount: 1, titles: [] },
      { kind: "releases", totalCount: 1 },
      { kind: "events", totalCount: 1, titles: [] },
    ]);
  });

  it("goes to a colleague with the deletion, who may do what its maker could, whose name stays", async () => {
    const { as, people, leaver, successor, folder, article, newsletter, asked, event, table } =
      await leaving();
    const { call } = await as(officeAdmin);
    const { id } = leaver.employee;
    const put = { title: "Unterordner", parentId: folder.id };
    await expect(successor.call(items.create, { body: put })).rejects.toMatchObject({
      code: "cloud-item.closed",
    });

    await call(employees.remove, { params: { id }, query: { handOverTo: successor.employee.id } });

    await successor.call(items.create, { body: put });
    const { data: changed } = await successor.call(items.update, {
      params: { id: folder.id },
      body: { title: "Bilanzen 2026" },
    });
    expect(changed).toMatchObject({ createdBy: id, ownedBy: successor.employee.id });
    const { data: read } = await successor.call(items.read, {
      params: { id: folder.id },
      query: { withCreator: true },
    });
    expect(read.creator).toMatchObject({ lastname: "Geht" });
    await successor.call(events.read, { params: { id: event.id }, query: {} });
    expect(await openArticles(table).find(article.id)).toMatchObject({
      createdBy: id,
      ownedBy: successor.employee.id,
    });
    const reader = await as({ grants: [{ rule: "READ_NEWS" }] });
    await expect(reader.call(newsletters.read, { params: { id: newsletter.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await openNewsletters(table).find(newsletter.id)).toMatchObject({
      createdBy: id,
      ownedBy: successor.employee.id,
    });
    const { release } = (await openNewsletters(table).find(asked.id)) ?? {};
    expect(release?.askedOf).toEqual([successor.employee.id]);
    expect(await people.employees.find(id)).toBeUndefined();
    const trail = await trailAbout(id);
    expect(trail.map(({ action }) => action).toSorted()).toEqual([
      "employee.belongings-handed-over",
      "employee.deleted",
    ]);
    expect(trail.find(({ action }) => action.endsWith("handed-over"))?.facts).toMatchObject({
      handedOver: { to: "Mag. Anna Müller", total: 6 },
    });
  });

  it("goes to a colleague without a deletion only by an administrator", async () => {
    const { as, leaver, successor } = await leaving();
    const params = { id: leaver.employee.id };
    const body = { to: successor.employee.id };
    const byOffice = await as(officeAdmin);
    await expect(byOffice.call(belongings.handOver, { params, body })).rejects.toMatchObject({ status: 403 });
    const { call } = await portal({ as: "admin" });

    await call(belongings.handOver, { params, body });

    expect(await belongingsOf(params.id)).toEqual({});
    expect(await belongingsOf(body.to)).toMatchObject({ folders: 2, articles: 1 });
    expect(await trailAbout(params.id)).toMatchObject([{ action: "employee.belongings-handed-over" }]);
    await call(belongings.handOver, { params, body });
    expect(await trailAbout(params.id)).toHaveLength(1);
  });

  it("goes to nobody who is not there, nor to the person", async () => {
    const { leaver, people } = await leaving();
    const { call } = await portal({ as: "admin" });
    const { id } = leaver.employee;

    for (const handOverTo of ["nobody", id]) {
      await expect(call(employees.remove, { params: { id }, query: { handOverTo } })).rejects.toMatchObject({
        status: 422,
        code: "employee.no-successor",
      });
    }

    expect(await people.users.find(leaver.user.id)).toMatchObject({ isActive: true });
  });

  it("is handed over to the end where it had ended halfway", async () => {
    const { leaver, successor, table } = await leaving();
    const { id } = leaver.employee;
    const { call } = await portal({ as: "admin" });
    let transactions = 0;
    const dying = {
      ...table,
      transact: async (writes: Parameters<typeof table.transact>[0]) => {
        if (++transactions === 2) throw new Killed();
        await table.transact(writes);
      },
    };
    const deps = { ...openOrganisationsArea(openStores(dying)), viewer: anAdministrator, now: new Date() };
    const handing = handOver(id, successor.employee.id, deps, async () => {});
    await expect(handing).rejects.toThrow(Killed);
    expect(await belongingsOf(id)).toMatchObject({ events: 1 });

    await call(employees.remove, { params: { id }, query: { handOverTo: successor.employee.id } });

    expect(await belongingsOf(successor.employee.id)).toEqual({
      folders: 2,
      articles: 1,
      newsletters: 1,
      releases: 1,
      events: 1,
    });
  });

  it("leaves the user no roles, so that nobody finds one who has gone among those who may", async () => {
    const leaver = await as({ grants: [{ rule: "EDIT_NEWS" }], employee: { employedAt: otherOffice.id } });
    const { call } = await portal({ as: "admin" });

    await call(employees.remove, { params: { id: leaver.employee.id }, query: {} });

    expect(await people.users.find(leaver.user.id)).toMatchObject({ roleId: null, assignments: [] });
  });
});
