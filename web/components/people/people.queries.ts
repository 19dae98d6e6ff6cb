import { listConfig } from "../../../shared/contract/list.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { queryOf } from "../../app/client/query-of.ts";

/** So many are offered to choose from at once; whoever is not among them is searched for. */
const OFFERED = 8;

export const peopleQueries = {
  one: (id: string) => queryOf(employees.read, { params: { id }, query: {} }),
  /** The first few that a term finds. */
  find: (searchTerm: string) => {
    const sort = [{ field: "lastname", direction: "asc" }] as const;
    return queryOf(employees.list, { query: { config: listConfig({ limit: OFFERED, searchTerm, sort }) } });
  },
};
