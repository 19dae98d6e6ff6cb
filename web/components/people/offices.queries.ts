import { queryOptions } from "@tanstack/react-query";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";

const all = {
  query: { config: listConfig({ limit: MAX_LIMIT, sort: [{ field: "name", direction: "asc" }] }) },
};

/** All offices of the group, by name. */
export const officesQuery = queryOptions({
  queryKey: keyOf(organisations.list, all),
  queryFn: ({ signal }) => call(organisations.list, all, signal),
  select: ({ data }) => data,
  staleTime: 5 * 60_000,
});
