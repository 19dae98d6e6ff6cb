import { type Colleague, type Employee, onlyName } from "../../../shared/organisations/employee.ts";
import { employeeProblems } from "../../../shared/organisations/organisations.problems.ts";
import { openBulkWriter } from "../../platform/collection/bulk-writer.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { CollectionSpec } from "../../platform/collection/collection-spec.ts";
import type { Table } from "../../platform/table/table.ts";

/** `Colleague` has no private fields: a list must not filter or sort by them. */
const spec: CollectionSpec<Employee, Colleague> = {
  name: "EMPLOYEE",
  missing: employeeProblems.notFound,
  listed: (employee) => employee,
  listedIsWhole: true,
  remains: onlyName,
  fieldOf: (listed, field) => listed[field as keyof Colleague],
  searchText: ({ firstname, lastname, jobTitle, specialty, email }) => [
    firstname,
    lastname,
    jobTitle,
    specialty,
    email,
  ],
  defaultSort: [
    { field: "lastname", direction: "asc" },
    { field: "firstname", direction: "asc" },
  ],
};

export const openEmployees = (table: Table) => openCollection(table, spec);

export const openEmployeeChanges = (table: Table) => openBulkWriter(table, spec);

export type Employees = ReturnType<typeof openEmployees>;
