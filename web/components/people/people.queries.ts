import { queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../../shared/contract/list.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";

/** So many are offered to choose from at once; whoever is not among them is searched for. */
const OFFERED = 8;

export const peopleQueries = {
  one: (id: string) => {
    const input = { params: { id }, query: {} };
    return queryOptions({
      queryKey: keyOf(employees.read, input),
      queryFn: ({ signal }) => call(employees.read, input, signal),
    });
  },
  /** The first few that a term finds. */
  find: (searchTerm: string) => {
    const sort = [{ field: "lastname", direction: "asc" }] as const;
    const input = { query: { config: listConfig({ limit: OFFERED, searchTerm, sort }) } };
    return queryOptions({
      queryKey: keyOf(employees.list, input),
      queryFn: ({ signal }) => call(employees.list, input, signal),
    });
  },
};
