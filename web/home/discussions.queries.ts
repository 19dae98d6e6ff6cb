import { queryOptions } from "@tanstack/react-query";
import { posts } from "../../shared/discussions/posts.contract.ts";
import { queryOf } from "../app/client/query-of.ts";

const LATEST = 6;

export const latestDiscussionsQuery = queryOptions({
  ...queryOf(posts.latest, {}),
  select: ({ data }) => data.slice(0, LATEST),
});
