import type { Viewer } from "../../../shared/contract/permissions.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { Employees } from "./employees.collection.ts";

interface Acting {
  readonly viewer: Viewer;
  readonly employees: Employees;
}

export const actorName = async ({ viewer, employees }: Acting): Promise<string> => {
  const person = viewer.employeeId === null ? undefined : await employees.find(viewer.employeeId);
  return person ? fullName(person) : viewer.username;
};
