import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openForumEntries } from "../../functions/data/discussions/forum-entries.collection.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { galleries } from "../../shared/galleries/galleries.contract.ts";
import { misc } from "../../shared/misc/misc.contract.ts";
import { flagsOf } from "../../shared/news/article-state.ts";
import { news } from "../../shared/news/news.contract.ts";
import { Employee } from "../../shared/organisations/employee.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import { aStoredApplication } from "../support/application.builder.ts";
import type { Browser } from "../support/browser.ts";
import { aStoredEvent } from "../support/event.builder.ts";
import { aPicture, uploadAs } from "../support/files.builder.ts";
import { anAnswer, aStoredPost } from "../support/forum.builder.ts";
import { anArticle, aSubscriberDraft } from "../support/news.builder.ts";
import { anEmployee } from "../support/people.builder.ts";
import { whenQuiet } from "../support/quiet.ts";
import { ownOffice } from "../support/viewers.ts";
import { allCases, casesOf, type EndpointCase, inputFor, isList } from "./endpoints/cases.ts";

const Page = z.object({ totalCount: z.int(), data: z.array(z.record(z.string(), z.unknown())) });

let admin: Browser;
beforeAll(async () => {
  admin = await portal({ as: "admin" });
  const { table, people } = await portal();
  await people.employees.insert(anEmployee({ id: "colleague", birthday: "1980-05-17" }));
  await openArticles(table).insert(
    anArticle({ ...flagsOf("released", { isInternalRelease: true, isPublicRelease: true }) }),
  );
  const resources = new Set(allCases.map(({ row }) => row.resource));
  for (const store of resources) await store?.(ownOffice.id);
});

type Params = Readonly<Record<string, string>>;

const files = [{ id: "file", fileName: "vertrag.pdf", contentType: "application/pdf", size: 1000 }];

/** Where the row's own resource has nothing in it. */
const withRows: Readonly<Record<string, () => Promise<Params>>> = {
  "GET /v1/discussions/forums/{id}/posts": async () => {
    const { forumId } = await aStoredPost((await portal()).table, ownOffice.id);
    return { id: forumId };
  },
  "GET /v1/trash": async () => {
    const deletedAt = new Date().toISOString();
    await aStoredPost((await portal()).table, ownOffice.id, { deletedAt });
    return {};
  },
  "GET /v1/discussions/reports": async () => {
    const { id } = await aStoredPost((await portal()).table, ownOffice.id);
    await admin.call(discussions.reports.report, { params: { id }, body: { reason: "Werbung" } });
    return {};
  },
  "GET /v1/discussions/posts/{id}/answers": async () => {
    const { table } = await portal();
    const { id } = await aStoredPost(table, ownOffice.id);
    await openForumEntries(table).insert(anAnswer({ postId: id }));
    return { id };
  },
  "GET /v1/calendar/events/{id}/files": async () => {
    const { id } = await aStoredEvent((await portal()).table, { files });
    return { id };
  },
  "GET /v1/organisations/{organisationId}/applications/{applicationId}/files": async () => {
    const organisationId = ownOffice.id;
    const { id } = await aStoredApplication((await portal()).table, { organisationId, files });
    return { organisationId, applicationId: id };
  },
  "GET /v1/misc/{id}/data": async () => ({
    ...(await caseOf("GET /v1/misc/{id}/data/{dataId}").row.resource?.(ownOffice.id)),
  }),
};

/** Only what happens fills them, or they show nothing unless something is sought. */
const emptyHere = new Set([
  "GET /v1/administration/audit",
  "GET /v1/news_new/newsletters/{id}/status/details",
  "GET /v1/news/subscribers/{id}/mails",
  "GET /v1/news/industries",
  "GET /v1/organisations/employees/{id}/articles",
  "GET /v1/discussions/search",
  "GET /v1/discussions/groups/{groupId}/search",
  "GET /v1/discussions/groups/{groupId}/forums/{forumId}/search",
  "GET /v1/notifications",
  "GET /v1/cloud/requests",
  "GET /v1/search",
]);

const caseOf = (key: string): EndpointCase => {
  const found = allCases.find((one) => one.key === key);
  if (!found) throw new Error(`There is no ${key}`);
  return found;
};

type Made = readonly [string, (by: Browser) => Promise<Params>];

/** What did not keep who made it, and does now. */
const madeByAdmin: readonly Made[] = [
  [
    "GET /v1/galleries",
    async ({ call }) => {
      await call(galleries.create, { body: { name: "Ausflug" } });
      return {};
    },
  ],
  [
    "GET /v1/galleries/{id}/images",
    async (by) => {
      const { id } = (await by.call(galleries.create, { body: { name: "Ausflug" } })).data;
      const picture = { fileName: "fest.jpg", contentType: "image/jpeg", bytes: await aPicture() };
      const fileId = await uploadAs(by, { ...picture, purpose: "gallery" });
      await by.call(galleries.images.create, { params: { id }, body: { fileId } });
      return { id };
    },
  ],
  [
    "GET /v1/misc",
    async ({ call }) => {
      await call(misc.groups.create, { body: { name: "Formulare" } });
      return {};
    },
  ],
  [
    "GET /v1/misc/{id}/data",
    async ({ call }) => {
      const { id } = (await call(misc.groups.create, { body: { name: "Formulare" } })).data;
      const body = { name: "Archiv", location: "Linz" };
      await call(misc.entries.create, { params: { id }, body });
      return { id };
    },
  ],
  [
    "GET /v1/organisations/{id}/customers",
    async ({ call }) => {
      const organisationId = ownOffice.id;
      const body = { name: "Bäckerei Krume" };
      const { id } = (await call(organisations.customers.create, { params: { organisationId }, body })).data;
      await call(organisations.customers.update, { params: { organisationId, id }, body });
      return { id: organisationId };
    },
  ],
  [
    "GET /v1/news/subscribers",
    async ({ call }) => {
      const body = aSubscriberDraft({ organisationId: ownOffice.id });
      const { id } = (await call(news.subscribers.create, { body })).data;
      await call(news.subscribers.update, { params: { id }, body });
      return {};
    },
  ],
];

const resourceOf = ({ key, row }: EndpointCase) => (withRows[key] ?? row.resource)?.(ownOffice.id);

const pageOf = async (endpointCase: EndpointCase, params: Params | undefined, config: object) => {
  const query = { ...Object(inputFor(endpointCase).query), config: { ...listConfig(), ...config } };
  const { response, requests } = await admin.send(endpointCase.endpoint, { params, query });
  expect(response.status, await response.clone().text()).toBe(200);
  return { ...Page.parse(await response.json()), requests };
};

describe("a search in a list", () => {
  it.each(casesOf(isList))("$key finds nothing for a word that no row has", async (endpointCase) => {
    const params = await resourceOf(endpointCase);
    const all = await pageOf(endpointCase, params, {});
    const found = await pageOf(endpointCase, params, { searchTerm: "Nirgendwo" });

    expect(all.totalCount > 0 || emptyHere.has(endpointCase.key)).toBe(true);
    expect(found).toMatchObject({ totalCount: 0, data: [] });
  });

  it.each([
    ["GET /v1/calendar/events/{id}/files", "VERTRAG pdf"],
    ["GET /v1/organisations/{organisationId}/applications/{applicationId}/files", "vertrag"],
  ])("%s finds %s", async (key, searchTerm) => {
    const endpointCase = caseOf(key);
    const found = await pageOf(endpointCase, await resourceOf(endpointCase), { searchTerm });

    expect(found.totalCount).toBe(1);
  });
});

/** Their rows are not made by somebody, or by the caller alone, or nobody keeps who. */
const withoutCreator = new Set([
  "GET /v1/administration/audit",
  "GET /v1/administration/users",
  "GET /v1/news/articles/{id}/confirmations",
  "GET /v1/news_new/newsletters/{id}/status/details",
  "GET /v1/news/subscribers/{id}/mails",
  "GET /v1/news/industries",
  "GET /v1/public/articles",
  "GET /v1/organisations",
  "GET /v1/notifications",
  "GET /v1/calendar/events/{id}/files",
  "GET /v1/calendar/events/{id}/answers",
  "GET /v1/calendar/categories",
  "GET /v1/organisations/{organisationId}/applications/{applicationId}/files",
  "GET /v1/cloud/requests",
  "GET /v1/search",
  // They name who has deleted.
  "GET /v1/trash",
]);

describe("a list that is asked withCreator", () => {
  it.each(allCases.filter((one) => isList(one.endpoint) && !withoutCreator.has(one.key)))(
    "$key names who made each row, by one request more at most",
    async (endpointCase) => {
      const params = await resourceOf(endpointCase);
      whenQuiet();
      const plain = await pageOf(endpointCase, params, {});
      const { data, requests } = await pageOf(endpointCase, params, { withCreator: true });

      expect(plain.data.filter((row) => "creator" in row)).toEqual([]);
      expect(data.length).toBe(plain.data.length);
      expect(requests.length, requests.join()).toBeLessThanOrEqual(endpointCase.row.requests ?? 3);
      for (const { creator, createdBy } of data) {
        if (createdBy === "colleague") expect(creator).toMatchObject({ id: "colleague", birthday: null });
        else expect(creator === null || Employee.safeParse(creator).success).toBe(true);
      }
    },
  );

  it.each(madeByAdmin)("%s names who made them since it is kept", async (key, make) => {
    const { as } = await portal();
    const maker = await as({ isAdmin: true });
    const params = await make(maker);
    const { data } = await pageOf(caseOf(key), params, { withCreator: true, limit: 100 });

    expect(data).toContainEqual(
      expect.objectContaining({ creator: expect.objectContaining({ id: maker.employee.id }) }),
    );
  });
});
