import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ListConfig } from "../../shared/contract/list.ts";
import { users } from "../../shared/login/users.contract.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { employeesOfOffice } from "../../shared/organisations/employees-of-office.contract.ts";
import { call, callVersioned } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";
import type { SaveRequest } from "../components/form/editor/use-entity-form.ts";
import type { EmployeeForm } from "../components/people/employee-form.ts";

/** An employee with the version that is stored now. */
export const readEmployee = (id: string, signal?: AbortSignal) =>
  callVersioned(employees.read, { params: { id }, query: {} }, { signal });

export const employeeQueries = {
  list: (config: ListConfig) => {
    const input = { query: { config } };
    return queryOptions({
      queryKey: keyOf(employees.list, input),
      queryFn: ({ signal }) => call(employees.list, input, signal),
    });
  },
  read: (id: string) => {
    const input = { params: { id }, query: { withCreator: true } };
    return queryOptions({
      queryKey: keyOf(employees.read, input),
      queryFn: ({ signal }) => call(employees.read, input, signal),
    });
  },
  /** An employee with the version, as a form starts from it; never refreshed behind the writer's back. */
  edit: (id: string) =>
    queryOptions({
      queryKey: ["edit", ...keyOf(employees.read, { params: { id }, query: {} })],
      queryFn: ({ signal }) => readEmployee(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 1_000,
    }),
  professions: queryOptions({
    queryKey: keyOf(employees.professions),
    queryFn: ({ signal }) => call(employees.professions, {}, signal),
    staleTime: 60_000,
  }),
  /** Who signs in as this person; for administrators. */
  users: (id: string) => {
    const input = { params: { id } };
    return queryOptions({
      queryKey: keyOf(users.ofEmployee, input),
      queryFn: ({ signal }) => call(users.ofEmployee, input, signal),
      select: ({ data }) => data,
    });
  },
};

/** Reads again whatever shows people. */
export const refreshEmployees = (client: QueryClient) =>
  Promise.all(
    [employees.list, employeesOfOffice.list, employees.read, employees.professions, users.ofEmployee].map(
      (endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  );

/** The office of somebody new stands in the path, that of a known person in the body. */
const saveEmployee = ({ id, body, ifMatch }: SaveRequest<EmployeeForm>) => {
  const { employedAt, ...draft } = body;
  if (id === undefined) {
    return callVersioned(employeesOfOffice.create, { params: { employedAt: employedAt ?? "" }, body: draft });
  }
  const change = { ...draft, employedAt: employedAt ?? undefined };
  return callVersioned(employees.update, { params: { id }, body: change }, { ifMatch });
};

export const employeeMutations = {
  save: mutationOptions({
    mutationFn: saveEmployee,
    onSuccess: async (saved, _request, _before, { client }) => {
      client.setQueryData(employeeQueries.edit(saved.data.id).queryKey, saved);
      await refreshEmployees(client);
    },
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => call(employees.remove, { params: { id } }),
    onSuccess: (_nothing, _id, _before, { client }) => refreshEmployees(client),
  }),
};
