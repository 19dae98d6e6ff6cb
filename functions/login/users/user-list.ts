import type { Filter, ListConfig, Page, Sort } from "../../../shared/contract/list.ts";
import { fold, wordsOf } from "../../../shared/fold.ts";
import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import type { Organisations } from "../../data/organisations/organisations.collection.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import type { Users } from "../../data/people/users.collection.ts";
import { type Comparable, compareKeys, passes, sortKey } from "../../platform/collection/compare.ts";
import type { ReadAhead } from "../../platform/collection/read-ahead.ts";

interface People {
  readonly users: Users;
  readonly employees: Employees;
  readonly organisations: Organisations;
  readonly ahead: ReadAhead;
}

const BY_NAME: readonly Sort[] = [{ field: "username", direction: "asc" }];

/** Who has the same last name follows by the first. */
const byFullName = (sort: readonly Sort[]): Sort[] =>
  sort.flatMap((one) => (one.field === "lastname" ? [one, { ...one, field: "firstname" }] : [one]));

const rowsOf = async ({ users, employees, organisations, ahead }: People): Promise<EmployeeUser[]> => {
  const [known, people, offices] = await Promise.all([
    users.projection(ahead),
    employees.projection(ahead),
    organisations.projection(ahead),
  ]);
  return Array.from(known.entries(), ({ id, listed }) => {
    const person = listed.employeeId ? people.get(listed.employeeId) : undefined;
    const office = person?.employedAt ? offices.get(person.employedAt) : undefined;
    return {
      ...listed,
      id,
      firstname: person?.firstname ?? null,
      lastname: person?.lastname ?? null,
      email: person?.email ?? null,
      employedAtId: person?.employedAt ?? null,
      employedAtName: office?.name ?? null,
    };
  });
};

/** Whoever has a role by assignment has it, too. */
const fieldOf = (user: EmployeeUser, field: string): Comparable =>
  field === "roleId" ? user.activeRoleIds : user[field as keyof EmployeeUser];

const textOf = ({ username, firstname, lastname, email, employedAtName }: EmployeeUser) =>
  fold([username, firstname, lastname, email, employedAtName].join("\n"));

const inOrder =
  (sort: readonly Sort[]) =>
  (a: EmployeeUser, b: EmployeeUser): number => {
    for (const { field, direction } of sort) {
      const result = compareKeys(sortKey(fieldOf(a, field)), sortKey(fieldOf(b, field)));
      if (result !== 0) return direction === "asc" ? result : -result;
    }
    return a.id < b.id ? -1 : 1;
  };

const passesAll = (filters: readonly Filter[]) => (user: EmployeeUser) =>
  filters.every((filter) => passes(fieldOf(user, filter.field), filter));

/** Users with the people behind them, who are in other collections: put together in memory, and exact. */
export const listUsers = async (config: ListConfig, people: People): Promise<Page<EmployeeUser>> => {
  const words = wordsOf(config.searchTerm ?? "");
  const rows = (await rowsOf(people))
    .filter(passesAll(config.filters))
    .filter((row) => words.every((word) => textOf(row).includes(word)))
    .sort(inOrder(config.sort.length ? byFullName(config.sort) : BY_NAME));
  return { totalCount: rows.length, data: rows.slice(config.skip, config.skip + config.limit) };
};
