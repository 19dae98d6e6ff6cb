import { listConfig } from "../../shared/contract/list.ts";
import type { ArticleState } from "../../shared/news/article-state.ts";
import { articles } from "../../shared/news/articles.contract.ts";
import { queryOf } from "../app/client/query-of.ts";

const NEWEST = 6;
const WAITING = 3;

export const newestArticlesQuery = queryOf(articles.internal, {
  query: { config: listConfig({ limit: NEWEST, sort: [{ field: "releaseDate", direction: "desc" }] }) },
});

export const articlesInQuery = (state: ArticleState) =>
  queryOf(articles.list, {
    query: {
      config: listConfig({
        limit: WAITING,
        filters: [{ field: "visibility", values: [state], comparator: "eq" }],
        sort: [{ field: "modifiedAt", direction: "desc" }],
      }),
    },
  });
