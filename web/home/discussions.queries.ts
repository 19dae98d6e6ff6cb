import { queryOptions } from "@tanstack/react-query";
import { posts } from "../../shared/discussions/posts.contract.ts";
import { queryOf } from "../app/client/query-of.ts";

const LATEST = 6;

const latestQuery = queryOf(posts.latest, {});

export const latestDiscussionsQuery = queryOptions({
  ...latestQuery,
  select: ({ data }) => data.slice(0, LATEST),
});

export const openPollsQuery = queryOptions({ ...latestQuery, select: ({ polls }) => polls });
