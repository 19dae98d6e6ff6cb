import { queryOptions } from "@tanstack/react-query";
import { choicesOf } from "../../shared/contract/fields.ts";
import { usersOfEmployee } from "../../shared/login/users.contract.ts";
import { employeeFields } from "../../shared/organisations/employee.fields.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { employeesOfOffice } from "../../shared/organisations/employees-of-office.contract.ts";
import { listOf } from "../app/client/list-of.ts";
import { mutationOf, savingOf } from "../app/client/mutation-of.ts";
import { editOf, queryOf, rowsOf } from "../app/client/query-of.ts";
import type { EmployeeForm } from "../components/people/employee-form.ts";
import { employeeQuery } from "../components/people/person-card.tsx";
import { early } from "./employees.early.ts";

export const employeeQueries = {
  list: listOf(...early.employees),
  read: employeeQuery,
  edit: (id: string) => editOf(employees.read, { params: { id }, query: {} }),
  professions: queryOptions({ ...queryOf(employees.professions, {}), staleTime: 60_000 }),
  users: (id: string) =>
    queryOptions({ ...queryOf(usersOfEmployee.list, { params: { id } }), select: rowsOf }),
};

export const noProfessions = choicesOf(employeeFields, (): string[] => []);

export const employeeMutations = {
  /** The path names the office of a new person, the body that of a stored one. */
  save: savingOf(
    { create: employeesOfOffice.create, update: employees.update },
    {
      create: ({ employedAt, ...body }: EmployeeForm) => ({ params: { employedAt: employedAt ?? "" }, body }),
      update: ({ employedAt, ...body }, id) => ({
        params: { id },
        body: { ...body, employedAt: employedAt ?? undefined },
      }),
    },
  ),
  remove: mutationOf(employees.remove),
};
