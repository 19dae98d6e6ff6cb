import { listConfig } from "../../../shared/contract/list.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { queryOf } from "../../app/client/query-of.ts";

/** Others are found by searching. */
const OFFERED = 8;

export const peopleQueries = {
  one: (id: string) => queryOf(employees.read, { params: { id }, query: {} }),
  find: (searchTerm: string) => {
    const sort = [{ field: "lastname", direction: "asc" }] as const;
    return queryOf(employees.list, { query: { config: listConfig({ limit: OFFERED, searchTerm, sort }) } });
  },
};
