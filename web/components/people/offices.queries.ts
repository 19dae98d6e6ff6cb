import { queryOptions } from "@tanstack/react-query";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { queryOf, rowsOf } from "../../app/client/query-of.ts";

export const officesQuery = queryOptions({
  ...queryOf(organisations.summaries, {}),
  select: rowsOf,
  staleTime: 5 * 60_000,
});
