import type { Employee } from "../../../shared/organisations/employee.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { SubjectOptions } from "../../platform/http/subject.ts";

export const employeeSubject: SubjectOptions<{ readonly employees: Employees }, Stored<Employee>> = {
  source: ({ employees }) => employees,
};
