import { queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../../shared/contract/list.ts";
import { belongings } from "../../../shared/organisations/belongings.contract.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf, rowsOf } from "../../app/client/query-of.ts";

export const OFFERED = 8;

const sort = [{ field: "lastname", direction: "asc" }] as const;

export const peopleQueries = {
  one: (id: string) => queryOf(employees.read, { params: { id }, query: {} }),
  find: (searchTerm: string) =>
    queryOf(employees.list, { query: { config: listConfig({ limit: OFFERED, searchTerm, sort }) } }),
  belongings: (id: string) =>
    queryOptions({ ...queryOf(belongings.list, { params: { id } }), select: rowsOf }),
  /** Matches the last word against last names, and searches for the words before it. */
  named: (name: string) => {
    const words = name.split(/\s+/);
    const filters = [{ field: "lastname", comparator: "startsWith", values: [words.pop() ?? ""] }] as const;
    const config = listConfig({ limit: OFFERED, searchTerm: words.join(" "), filters, sort });
    return queryOf(employees.list, { query: { config } });
  },
};

export const handOver = mutationOf(belongings.handOver);
