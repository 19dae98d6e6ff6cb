import type { Employee } from "../../../shared/organisations/employee.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";

export const employeeResource: ResourceOptions<{ readonly employees: Employees }, Stored<Employee>> = {
  source: ({ employees }) => employees,
};
