import type { Employee } from "../../../shared/organisations/employee.ts";
import { keysOf, type ReadAhead } from "../../platform/collection/read-ahead.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";

/** The key of the employee that a path names, so that it is read ahead. */
export const employeeAhead = (
  { id }: Readonly<Record<string, string>>,
  { employees }: Pick<OrganisationsDeps, "employees">,
) => keysOf(employees, id);

/** The employee that a path names. */
export const loadEmployee = async (
  { id = "" }: Readonly<Record<string, string>>,
  { employees, ahead }: Pick<OrganisationsDeps, "employees"> & { readonly ahead: ReadAhead },
): Promise<Employee> => (await ahead.find(employees, id)) ?? notFound("employee.not-found");
