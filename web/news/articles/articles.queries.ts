import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ListConfig, listConfig } from "../../../shared/contract/list.ts";
import type { Article } from "../../../shared/news/article.ts";
import { articles } from "../../../shared/news/articles.contract.ts";
import { call, callVersioned } from "../../app/call.ts";
import { keyOf } from "../../app/query-key.ts";
import type { SaveRequest } from "../../components/form/use-entity-form.ts";
import { isDenied } from "../denied.ts";
import type { ArticleForm } from "./article-form.ts";

const TAGS_OF = listConfig({ limit: 100, sort: [{ field: "releaseDate", direction: "desc" }] });

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

const tagsIn = (found: readonly Article[]) =>
  [...new Set(found.flatMap(({ tag }) => tag ?? []))].toSorted((a, b) => a.localeCompare(b, "de"));

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
  /** The tags in use, of the articles that appeared last: there is no list of all. */
  tags: queryOptions({
    ...archived(TAGS_OF),
    select: ({ data }) => tagsIn(data),
    staleTime: 10 * 60_000,
  }),
};

const refresh = (client: QueryClient) =>
  Promise.all(
    [articles.list, articles.internal, articles.read].map((endpoint) =>
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
