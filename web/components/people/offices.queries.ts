import { queryOptions } from "@tanstack/react-query";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";

/** All offices of the group, by name. */
export const officesQuery = queryOptions({
  queryKey: keyOf(organisations.summaries, {}),
  queryFn: ({ signal }) => call(organisations.summaries, {}, signal),
  select: ({ data }) => data,
  staleTime: 5 * 60_000,
});
