import type { Sort } from "../../../shared/contract/list.ts";
import { employeeFields } from "../../../shared/organisations/employee.fields.ts";
import { type Colleague, type Employee, onlyName } from "../../../shared/organisations/employee.ts";
import { employeeProblems } from "../../../shared/organisations/organisations.problems.ts";
import { openBulkWriter } from "../../platform/collection/bulk-writer.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { CollectionSpec } from "../../platform/collection/collection-spec.ts";
import { fieldOf, searchTextOf } from "../../platform/search/entity-fields.ts";
import type { Table } from "../../platform/table/table.ts";

export const byPersonName: readonly Sort[] = [
  { field: "lastname", direction: "asc" },
  { field: "firstname", direction: "asc" },
];

/** `Colleague` has no private fields, since a list must not filter or sort by them. */
const spec: CollectionSpec<Employee, Colleague> = {
  name: "EMPLOYEE",
  missing: employeeProblems.notFound,
  listed: (employee) => employee,
  listedIsWhole: true,
  remains: onlyName,
  fieldOf: fieldOf(employeeFields),
  searchText: searchTextOf(employeeFields),
  defaultSort: byPersonName,
};

export const openEmployees = (table: Table) => openCollection(table, spec);

export const openEmployeeChanges = (table: Table) => openBulkWriter(table, spec);

export type Employees = ReturnType<typeof openEmployees>;
