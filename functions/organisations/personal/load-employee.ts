import type { Employee } from "../../../shared/organisations/employee.ts";
import { notFound } from "../../platform/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";

/** The employee that a path names. */
export const loadEmployee = async (
  { id = "" }: Readonly<Record<string, string>>,
  { employees }: Pick<OrganisationsDeps, "employees">,
): Promise<Employee> => (await employees.find(id)) ?? notFound("employee.not-found");
