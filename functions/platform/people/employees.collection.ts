import type { Employee } from "../../../shared/organisations/employee.ts";
import { openCollection } from "../collection/collection.ts";
import type { Table } from "../table.ts";

/** What lists of people filter, sort and search by, and what decides who gets a newsletter. */
const listedOf = ({
  firstname,
  lastname,
  title,
  titleBehind,
  email,
  jobTitle,
  specialty,
  employedAt,
  isDirector,
}: Employee) => ({
  firstname,
  lastname,
  title,
  titleBehind,
  email,
  jobTitle,
  specialty,
  employedAt,
  isDirector,
});
export type ListedEmployee = ReturnType<typeof listedOf>;

/** The employees of all offices. */
export const openEmployees = (table: Table) =>
  openCollection<Employee, ListedEmployee>(table, {
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
  });

export type Employees = ReturnType<typeof openEmployees>;
