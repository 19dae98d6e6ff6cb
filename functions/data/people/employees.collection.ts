import type { Colleague, Employee } from "../../../shared/organisations/employee.ts";
import { employeeProblems } from "../../../shared/organisations/organisations.problems.ts";
import { openBulkWriter } from "../../platform/collection/bulk-writer.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { CollectionSpec } from "../../platform/collection/collection-spec.ts";
import type { Table } from "../../platform/table/table.ts";

/** Lists need no second request for whom they show. What is private of a person no list may filter or sort by. */
const spec: CollectionSpec<Employee, Colleague> = {
  name: "EMPLOYEE",
  missing: employeeProblems.notFound,
  listed: (employee) => employee,
  listedIsWhole: true,
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

/** The employees of all offices. */
export const openEmployees = (table: Table) => openCollection(table, spec);

/** Writes thousands of them at once. */
export const openEmployeeChanges = (table: Table) => openBulkWriter(table, spec);

export type Employees = ReturnType<typeof openEmployees>;
