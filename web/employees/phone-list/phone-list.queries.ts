import { queryOptions } from "@tanstack/react-query";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { call } from "../../app/call.ts";
import { keyOf } from "../../app/query-key.ts";

/** Rows of one request: so many stay well below what one answer may weigh. */
const PAGE = 2_000;

const byOffice = listConfig({ limit: PAGE, sort: [{ field: "employedAt", direction: "asc" }] });
const byName = listConfig({ limit: MAX_LIMIT });

const readAll = async (signal: AbortSignal): Promise<Employee[]> => {
  const all: Employee[] = [];
  for (;;) {
    const config = { ...byOffice, skip: all.length };
    const { data, totalCount } = await call(employees.list, { query: { config } }, signal);
    all.push(...data);
    if (data.length === 0 || all.length >= totalCount) return all;
  }
};

const peopleOf = async (office: string | null, signal: AbortSignal): Promise<readonly Employee[]> => {
  if (office === null) return readAll(signal);
  const input = { params: { id: office }, query: { config: byName } };
  return (await call(employees.ofOrganisation, input, signal)).data;
};

/** The people of an office by name, or those of all by their offices; and as of when. */
export const phoneListQuery = (office: string | null) =>
  queryOptions({
    queryKey: [...keyOf(employees.list), "phone-list", office],
    queryFn: async ({ signal }) => ({ people: await peopleOf(office, signal), readAt: new Date() }),
  });
