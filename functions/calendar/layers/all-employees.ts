import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import { everything } from "../../platform/collection/visible.ts";

export const allEmployees = async (employees: Pick<Employees, "list">): Promise<readonly Employee[]> =>
  (await employees.list(listConfig({ limit: MAX_LIMIT }), everything)).data;
