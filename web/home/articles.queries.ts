import { queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../shared/contract/list.ts";
import { articles } from "../../shared/news/articles.contract.ts";
import { call } from "../app/call.ts";
import { keyOf } from "../app/query-key.ts";

const COUNT = 6;

const newest = {
  query: { config: listConfig({ limit: COUNT, sort: [{ field: "releaseDate", direction: "desc" }] }) },
};

/** The articles that appeared last, of those everybody in the group may read. */
export const newestArticlesQuery = queryOptions({
  queryKey: keyOf(articles.internal, newest),
  queryFn: ({ signal }) => call(articles.internal, newest, signal),
});
