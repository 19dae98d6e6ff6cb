import { queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../shared/contract/list.ts";
import type { ArticleState } from "../../shared/news/article-state.ts";
import { articles } from "../../shared/news/articles.contract.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";

const NEWEST = 6;
const WAITING = 3;

const newest = {
  query: { config: listConfig({ limit: NEWEST, sort: [{ field: "releaseDate", direction: "desc" }] }) },
};

/** The articles that appeared last, of those everybody in the group may read. */
export const newestArticlesQuery = queryOptions({
  queryKey: keyOf(articles.internal, newest),
  queryFn: ({ signal }) => call(articles.internal, newest, signal),
});

/** The articles of a state that were changed last, and how many there are. */
export const articlesInQuery = (state: ArticleState) => {
  const config = listConfig({
    limit: WAITING,
    filters: [{ field: "visibility", values: [state], comparator: "eq" }],
    sort: [{ field: "modifiedAt", direction: "desc" }],
  });
  return queryOptions({
    queryKey: keyOf(articles.list, { query: { config } }),
    queryFn: ({ signal }) => call(articles.list, { query: { config } }, signal),
  });
};
