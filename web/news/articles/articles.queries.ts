import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../../shared/contract/list.ts";
import { articles } from "../../../shared/news/articles.contract.ts";
import { authors } from "../../../shared/news/authors.contract.ts";
import { tags } from "../../../shared/news/tags.contract.ts";
import { callVersioned } from "../../app/client/call.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { editOf, queryOf, rowsOf } from "../../app/client/query-of.ts";
import { articleQuery } from "../../components/article-cards.tsx";
import { early } from "./archive.early.ts";
import type { ArticleForm } from "./article-form.ts";

const RELATED = 3;

export const articleQueries = {
  archive: listOf(...early.archive),
  list: listOf(articles.list, { sort: "releaseDate:desc" }),
  read: articleQuery,
  edit: (id: string) => editOf(articles.read, { params: { idOrIdentifier: id } }),
  /** Always fresh, since it is shown before a decision. */
  audience: (id: string, at: string | undefined) =>
    queryOptions({ ...queryOf(articles.audience, { params: { id }, query: { at } }), staleTime: 0 }),
  copy: (id: string) => editOf(articles.clone, { params: { id } }),
  tags: queryOptions({ ...queryOf(tags.list, {}), select: rowsOf, staleTime: 60_000 }),
  authors: queryOptions({ ...queryOf(authors.list, {}), select: rowsOf, staleTime: 60_000 }),
  /** Articles visible and published at `sentAt`, a time stamp; without a term the latest. */
  sendable: (searchTerm: string, sentAt: string) => {
    const config = listConfig({
      searchTerm: searchTerm || undefined,
      filters: [
        { field: "visibility", values: ["newsletter"], comparator: "eq" },
        { field: "releaseDate", values: [sentAt], comparator: "lte" },
        { field: "visibleUntil", values: [sentAt], comparator: "gt" },
      ],
      sort: searchTerm ? [] : [{ field: "releaseDate", direction: "desc" }],
    });
    return queryOptions({
      ...queryOf(articles.list, { query: { config } }),
      placeholderData: keepPreviousData,
    });
  },
  related: (tag: string, id: string) => {
    const config = listConfig({
      // One more, since the article itself may be among them.
      limit: RELATED + 1,
      withPictures: true,
      filters: [{ field: "tag", values: [tag], comparator: "eq" }],
      sort: [{ field: "releaseDate", direction: "desc" }],
    });
    return queryOptions({
      ...queryOf(articles.internal, { query: { config } }),
      select: ({ data }) => data.filter((article) => article.id !== id).slice(0, RELATED),
    });
  },
};

/** Saves onto the present version, so it overwrites no concurrent edit. */
export const changeArticle = async (id: string, change: Partial<ArticleForm>) => {
  const { data, etag } = await callVersioned(articles.read, { params: { idOrIdentifier: id } });
  const { articleFormOf } = await import("./article-form.ts");
  const body = { ...articleFormOf(data), ...change };
  return callVersioned(articles.update, { params: { id }, body }, { ifMatch: etag });
};

export const articleMutations = {
  save: savingOf(articles, {
    create: (body: ArticleForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  makePublic: mutationOptions({
    mutationKey: keyOf(articles.update),
    mutationFn: (id: string) => changeArticle(id, { isPublicRelease: true }),
  }),
  remove: mutationOf(articles.remove, (id: string) => ({ params: { id } })),
};
