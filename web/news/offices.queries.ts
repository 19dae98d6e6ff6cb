import { queryOptions } from "@tanstack/react-query";
import { listConfig, MAX_LIMIT } from "../../shared/contract/list.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";

const LONG = 5 * 60_000;

const everybody = {
  query: { config: listConfig({ limit: MAX_LIMIT, sort: [{ field: "lastname", direction: "asc" }] }) },
};

/** Everybody who works in the group, by name: who can be an author. */
export const peopleQuery = queryOptions({
  queryKey: keyOf(organisations.employees.list, everybody),
  queryFn: ({ signal }) => call(organisations.employees.list, everybody, signal),
  select: ({ data }) => data.map(({ id, firstname, lastname }) => ({ id, name: `${lastname} ${firstname}` })),
  staleTime: LONG,
});
