import { queryOptions } from "@tanstack/react-query";
import { categories } from "../../shared/calendar/categories.contract.ts";
import { listConfig, MAX_LIMIT } from "../../shared/contract/list.ts";
import { queryOf, rowsOf } from "../app/client/query-of.ts";

export const eventCategoriesQuery = queryOptions({
  ...queryOf(categories.list, { query: { config: listConfig({ limit: MAX_LIMIT }) } }),
  select: rowsOf,
  staleTime: 60_000,
});
