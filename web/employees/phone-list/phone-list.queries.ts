import { queryOptions } from "@tanstack/react-query";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { employeesOfOffice } from "../../../shared/organisations/employees-of-office.contract.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { allPages } from "../../components/list/all-pages.ts";

const PAGE = 2_000;

const byOffice = listConfig({ sort: [{ field: "employedAt", direction: "asc" }] });
const byName = listConfig({ limit: MAX_LIMIT });

const peopleOf = async (office: string | null, signal: AbortSignal): Promise<readonly Employee[]> => {
  if (office === null) {
    return allPages({
      read: (config) => call(employees.list, { query: { config } }, signal),
      config: byOffice,
      limit: PAGE,
    });
  }
  const input = { params: { id: office }, query: { config: byName } };
  return (await call(employeesOfOffice.list, input, signal)).data;
};

export const phoneListQuery = (office: string | null) =>
  queryOptions({
    queryKey: [...keyOf(employees.list), "phone-list", office],
    queryFn: async ({ signal }) => ({ people: await peopleOf(office, signal), readAt: new Date() }),
  });
