import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openForumEntries } from "../../functions/data/discussions/forum-entries.collection.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { flagsOf } from "../../shared/news/article-state.ts";
import { portal } from "../portal.ts";
import { aStoredApplication } from "../support/application.builder.ts";
import type { Browser } from "../support/browser.ts";
import { aStoredEvent } from "../support/event.builder.ts";
import { anAnswer, aStoredPost } from "../support/forum.builder.ts";
import { anArticle } from "../support/news.builder.ts";
import { ownOffice } from "../support/viewers.ts";
import { allCases, casesOf, type EndpointCase, inputFor, isList } from "./endpoints/cases.ts";
import { stored } from "./endpoints/subjects.ts";

const Page = z.object({ totalCount: z.int(), data: z.array(z.record(z.string(), z.unknown())) });

let admin: Browser;
beforeAll(async () => {
  admin = await portal({ as: "admin" });
  const { table } = await portal();
  await openArticles(table).insert(
    anArticle({ ...flagsOf("released", { isInternalRelease: true, isPublicRelease: true }) }),
  );
  const { newsletter, subscriber, customer, cloudItem, trashedItem, gallery, eventCategory, event } = stored;
  const { miscEntry, materialOrder, application } = stored;
  const all = [newsletter, subscriber, customer, cloudItem, trashedItem, gallery, eventCategory, event];
  for (const store of [...all, miscEntry, materialOrder, application]) await store(ownOffice.id);
});

type Params = Readonly<Record<string, string>>;

const files = [{ id: "file", fileName: "vertrag.pdf", contentType: "application/pdf", size: 1000 }];

/** Where the row's own subject has nothing in it. */
const withRows: Readonly<Record<string, () => Promise<Params>>> = {
  "GET /v1/discussions/forums/{id}/posts": async () => {
    const { forumId } = await aStoredPost((await portal()).table, ownOffice.id);
    return { id: forumId };
  },
  "GET /v1/discussions/forums/{id}/deleted": async () => {
    const deletedAt = new Date().toISOString();
    const { forumId } = await aStoredPost((await portal()).table, ownOffice.id, { deletedAt });
    return { id: forumId };
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
  "GET /v1/misc/{id}/data": () => stored.miscEntry(ownOffice.id),
};

/** Only what happens fills them, or they show nothing unless something is sought. */
const emptyHere = new Set([
  "GET /v1/administration/audit",
  "GET /v1/news_new/newsletters/{id}/status/details",
  "GET /v1/news/industries",
  "GET /v1/organisations/employees/{id}/articles",
  "GET /v1/discussions/search",
  "GET /v1/discussions/groups/{groupId}/search",
  "GET /v1/discussions/groups/{groupId}/forums/{forumId}/search",
  "GET /v1/notifications",
  "GET /v1/search",
]);

const subjectOf = ({ key, row }: EndpointCase) => (withRows[key] ?? row.subject)?.(ownOffice.id);

const pageOf = async (endpointCase: EndpointCase, params: Params | undefined, config: object) => {
  const query = { ...Object(inputFor(endpointCase).query), config: { ...listConfig(), ...config } };
  const { response, requests } = await admin.send(endpointCase.endpoint, { params, query });
  expect(response.status, await response.clone().text()).toBe(200);
  return { ...Page.parse(await response.json()), requests };
};

describe("a search in a list", () => {
  it.each(casesOf(isList))("$key finds nothing for a word that no row has", async (endpointCase) => {
    const params = await subjectOf(endpointCase);
    const all = await pageOf(endpointCase, params, {});
    const found = await pageOf(endpointCase, params, { searchTerm: "Nirgendwo" });

    expect(all.totalCount > 0 || emptyHere.has(endpointCase.key)).toBe(true);
    expect(found).toMatchObject({ totalCount: 0, data: [] });
  });

  it.each([
    ["GET /v1/calendar/events/{id}/files", "VERTRAG pdf"],
    ["GET /v1/organisations/{organisationId}/applications/{applicationId}/files", "vertrag"],
    ["GET /v1/discussions/forums/{id}/deleted", "bauleistungen gruber"],
  ])("%s finds %s", async (key, searchTerm) => {
    const [endpointCase] = allCases.filter((one) => one.key === key);
    if (!endpointCase) throw new Error(`There is no ${key}`);
    const found = await pageOf(endpointCase, await subjectOf(endpointCase), { searchTerm });

    expect(found.totalCount).toBe(1);
  });
});
