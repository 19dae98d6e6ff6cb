import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { portal } from "../../portal.ts";
import { anArticle, anArticleDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { idOf, stored } from "./resources.ts";
import { editors, members, onlyEditors, readers } from "./rights.ts";

const own = {
  article: async (organisationId: string) => {
    const { table } = await portal();
    const { id } = await openArticles(table).insert(anArticle({ organisationId }));
    return { id, idOrIdentifier: id };
  },
  trashedArticle: async (organisationId: string) => {
    const { table } = await portal();
    const deletedAt = "2026-01-09T08:00:00.000Z";
    const { id } = await openArticles(table).insert({ ...anArticle({ organisationId }), deletedAt });
    return { kind: "articles", id };
  },
  articleVersion: async (organisationId: string) => {
    const { id } = await own.article(organisationId);
    return { id, version: "1" };
  },
  askingArticle: async (organisationId: string) => {
    const { table } = await portal();
    const confirmation = { until: "2030-01-31T22:59:00.000Z", organisationIds: [], version: 1 };
    return idOf(await openArticles(table).insert(anArticle({ organisationId, confirmation })));
  },
};

const articleDraft = anArticleDraft({ organisationId: ownOffice.id });

export const newsRows: AreaRows<"news"> = {
  articles: {
    internal: { right: members },
    list: { right: readers },
    read: { right: members, resource: own.article, requests: 1 },
    noteReading: { isOwn: true, right: members, resource: own.article },
    create: { right: editors, body: articleDraft },
    update: { right: editors, body: articleDraft, resource: own.article },
    remove: { right: editors, resource: own.article },
    removeFile: { right: editors, resource: stored.articleWithImage },
    clone: { right: editors, resource: own.article },
    audience: { isOwn: true, right: editors, resource: own.article },
  },
  articleReactions: {
    list: { isOwn: true, right: members, resource: own.article },
    set: { isOwn: true, right: members, body: { kind: null }, resource: own.article },
  },
  articleVersions: {
    list: { isOwn: true, right: editors, resource: own.article },
    read: { isOwn: true, right: editors, resource: own.articleVersion },
  },
  newsTrash: {
    restore: { isOwn: true, right: onlyEditors, resource: own.trashedArticle },
    remove: { isOwn: true, right: onlyEditors, resource: own.trashedArticle },
  },
  overview: { read: { isOwn: true, right: members } },
  confirmations: {
    confirm: { isOwn: true, right: members, resource: own.askingArticle },
    list: { isOwn: true, right: editors, resource: own.askingArticle },
    remind: { isOwn: true, right: editors, resource: own.askingArticle },
  },
  releasers: {
    read: { isOwn: true, right: editors, query: { organisationId: ownOffice.id } },
  },
  templates: {
    list: { right: readers },
    choices: { isOwn: true, right: readers },
  },
  tags: {
    list: { isOwn: true, right: readers },
  },
  authors: {
    list: { isOwn: true, right: readers },
  },
};
