import { queryOptions } from "@tanstack/react-query";
import { categories } from "../../shared/calendar/categories.contract.ts";
import { listConfig, MAX_LIMIT } from "../../shared/contract/list.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";
import { allPages } from "./list/all-pages.ts";

const config = listConfig({ limit: MAX_LIMIT });

/** Reads all pages, since a filter needs every category. */
export const readEventCategories = (signal: AbortSignal) =>
  allPages({
    read: (part) => call(categories.list, { query: { config: part } }, signal),
    config,
    limit: MAX_LIMIT,
  });

export const eventCategoriesQuery = queryOptions({
  queryKey: keyOf(categories.list, { query: { config } }),
  queryFn: ({ signal }) => readEventCategories(signal),
  staleTime: 60_000,
});
