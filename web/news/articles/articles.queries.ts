import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ListConfig, listConfig } from "../../../shared/contract/list.ts";
import { articles } from "../../../shared/news/articles.contract.ts";
import { authors } from "../../../shared/news/authors.contract.ts";
import { tags } from "../../../shared/news/tags.contract.ts";
import { call, callVersioned } from "../../app/client/call.ts";
import { isDenied } from "../../app/client/denied.ts";
import { keyOf } from "../../app/client/query-key.ts";
import type { SaveRequest } from "../../components/form/editor/use-entity-form.ts";
import type { ArticleForm } from "./article-form.ts";

const listed = (config: ListConfig) => {
  const input = { query: { config } };
  return queryOptions({
    queryKey: keyOf(articles.list, input),
    queryFn: ({ signal }) => call(articles.list, input, signal),
    throwOnError: isDenied,
  });
};

const archived = (config: ListConfig) => {
  const input = { query: { config } };
  return queryOptions({
    queryKey: keyOf(articles.internal, input),
    queryFn: ({ signal }) => call(articles.internal, input, signal),
  });
};

/** More than these are a search, not a suggestion. */
const RELATED = 3;

/** An article with its version, as it is stored now. */
export const readArticle = (id: string, signal?: AbortSignal) =>
  callVersioned(articles.read, { params: { idOrIdentifier: id } }, { signal });

export const articleQueries = {
  archive: archived,
  list: listed,
  read: (idOrIdentifier: string) => {
    const input = { params: { idOrIdentifier } };
    return queryOptions({
      queryKey: keyOf(articles.read, input),
      queryFn: ({ signal }) => call(articles.read, input, signal),
    });
  },
  /** An article with its version, as a form starts from it; never refreshed behind the writer's back. */
  edit: (id: string) =>
    queryOptions({
      queryKey: ["edit", ...keyOf(articles.read, { params: { idOrIdentifier: id } })],
      queryFn: ({ signal }) => readArticle(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 1_000,
    }),
  copy: (id: string) =>
    queryOptions({
      queryKey: keyOf(articles.clone, { params: { id } }),
      queryFn: ({ signal }) => call(articles.clone, { params: { id } }, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 1_000,
    }),
  /** The tags in use, most used first. */
  tags: queryOptions({
    queryKey: keyOf(tags.list, {}),
    queryFn: ({ signal }) => call(tags.list, {}, signal),
    select: ({ data }) => data,
    staleTime: 60_000,
  }),
  /** By whom there are articles, by name. */
  authors: queryOptions({
    queryKey: keyOf(authors.list, {}),
    queryFn: ({ signal }) => call(authors.list, {}, signal),
    select: ({ data }) => data,
    staleTime: 60_000,
  }),
  /** Articles that may go out in a newsletter at that moment, a time stamp: the best hits, or those that appeared last. */
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
    return queryOptions({ ...listed(config), throwOnError: false, placeholderData: keepPreviousData });
  },
  /** The articles with the same tag that appeared last, but for the one that is read. */
  related: (tag: string, id: string) => {
    const config = listConfig({
      // The one that is read may be among them.
      limit: RELATED + 1,
      filters: [{ field: "tag", values: [tag], comparator: "eq" }],
      sort: [{ field: "releaseDate", direction: "desc" }],
    });
    return queryOptions({
      ...archived(config),
      select: ({ data }) => data.filter((article) => article.id !== id).slice(0, RELATED),
    });
  },
};

const refresh = (client: QueryClient) =>
  Promise.all(
    [articles.list, articles.internal, articles.read, tags.list, authors.list].map((endpoint) =>
      client.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  );

export const articleMutations = {
  save: mutationOptions({
    mutationFn: ({ id, body, ifMatch }: SaveRequest<ArticleForm>) =>
      id === undefined
        ? callVersioned(articles.create, { body })
        : callVersioned(articles.update, { params: { id }, body }, { ifMatch }),
    onSuccess: async (saved, _request, _before, { client }) => {
      client.setQueryData(articleQueries.edit(saved.data.id).queryKey, saved);
      await refresh(client);
    },
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => call(articles.remove, { params: { id } }),
    onSuccess: (_nothing, _id, _before, { client }) => refresh(client),
  }),
};
