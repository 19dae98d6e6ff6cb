import { queryOptions } from "@tanstack/react-query";
import { articleVersions } from "../../../shared/news/article-versions.contract.ts";
import { articles } from "../../../shared/news/articles.contract.ts";
import { callVersioned } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { queryOf } from "../../app/client/query-of.ts";

export const versionQueries = {
  list: (id: string) => queryOf(articleVersions.list, { params: { id } }),
  one: (id: string, version: string) => queryOf(articleVersions.read, { params: { id, version } }),
  /** Refetched after a save, unlike an editor's initial version. */
  now: (id: string) => {
    const input = { params: { idOrIdentifier: id } };
    return queryOptions({
      queryKey: [...keyOf(articles.read, input), "versioned"],
      queryFn: ({ signal }) => callVersioned(articles.read, input, { signal }),
    });
  },
};
