import * as z from "zod";
import { dayOfBirth } from "../../../shared/organisations/birthday.ts";
import { Employee } from "../../../shared/organisations/employee.ts";
import { openBulkWriter } from "../collection/bulk-writer.ts";
import { openCollection } from "../collection/collection.ts";
import type { CollectionSpec } from "../collection/collection-spec.ts";
import type { Table } from "../table.ts";

/** What lists of people filter, sort and search by, and what decides who gets a newsletter. */
const ListedEmployee = Employee.pick({
  firstname: true,
  lastname: true,
  title: true,
  titleBehind: true,
  email: true,
  jobTitle: true,
  specialty: true,
  employedAt: true,
  isDirector: true,
}).extend({
  /** Day and month of the birthday, for those who agreed that colleagues know it. */
  celebrates: z.string().nullable().optional(),
});
export type ListedEmployee = z.infer<typeof ListedEmployee>;

const listedOf = (employee: Employee): ListedEmployee => {
  const { showBirthday, birthday } = employee;
  return ListedEmployee.parse({
    ...employee,
    celebrates: showBirthday && birthday ? dayOfBirth(birthday) : null,
  });
};

const spec: CollectionSpec<Employee, ListedEmployee> = {
  name: "EMPLOYEE",
  listed: listedOf,
  fieldOf: (listed, field) => listed[field as keyof ListedEmployee],
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
