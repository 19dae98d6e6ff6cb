import { listConfig } from "../../../shared/contract/list.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { queryOf } from "../../app/client/query-of.ts";

/** Others are found by searching. */
export const OFFERED = 8;

const sort = [{ field: "lastname", direction: "asc" }] as const;

export const peopleQueries = {
  one: (id: string) => queryOf(employees.read, { params: { id }, query: {} }),
  find: (searchTerm: string) =>
    queryOf(employees.list, { query: { config: listConfig({ limit: OFFERED, searchTerm, sort }) } }),
  /** Whose last name begins with the last word; the words before it are searched for. */
  named: (name: string) => {
    const words = name.split(/\s+/);
    const filters = [{ field: "lastname", comparator: "startsWith", values: [words.pop() ?? ""] }] as const;
    const config = listConfig({ limit: OFFERED, searchTerm: words.join(" "), filters, sort });
    return queryOf(employees.list, { query: { config } });
  },
};
