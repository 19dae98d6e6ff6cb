import type { Filter, ListConfig, Page, Sort } from "../../../shared/contract/list.ts";
import { fold, wordsOf } from "../../../shared/fold.ts";
import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { type Comparable, compareKeys, passes, sortKey } from "../../platform/collection/compare.ts";
import type { Employees } from "../../platform/people/employees.collection.ts";
import type { Organisations } from "../../platform/people/organisations.collection.ts";
import type { Users } from "../../platform/people/users.collection.ts";

interface People {
  readonly users: Users;
  readonly employees: Employees;
  readonly organisations: Organisations;
}

interface Row {
  readonly user: EmployeeUser;
  readonly activeRoleIds: readonly string[];
}

const BY_NAME: readonly Sort[] = [{ field: "username", direction: "asc" }];

const rowsOf = async ({ users, employees, organisations }: People): Promise<Row[]> => {
  const [known, people, offices] = await Promise.all([
    users.projection(),
    employees.projection(),
    organisations.projection(),
  ]);
  return Array.from(known.entries(), ({ id, listed }) => {
    const { activeRoleIds, ...user } = listed;
    const person = user.employeeId ? people.get(user.employeeId) : undefined;
    const office = person?.employedAt ? offices.get(person.employedAt) : undefined;
    return {
      activeRoleIds,
      user: {
        ...user,
        id,
        firstname: person?.firstname ?? null,
        lastname: person?.lastname ?? null,
        email: person?.email ?? null,
        employedAtId: person?.employedAt ?? null,
        employedAtName: office?.name ?? null,
      },
    };
  });
};

const fieldOf = ({ user, activeRoleIds }: Row, field: string): Comparable =>
  field === "roleId" ? activeRoleIds : user[field as keyof EmployeeUser];

const textOf = ({ user: { username, firstname, lastname, email, employedAtName } }: Row) =>
  fold([username, firstname, lastname, email, employedAtName].join("\n"));

const inOrder =
  (sort: readonly Sort[]) =>
  (a: Row, b: Row): number => {
    for (const { field, direction } of sort) {
      const result = compareKeys(sortKey(fieldOf(a, field)), sortKey(fieldOf(b, field)));
      if (result !== 0) return direction === "asc" ? result : -result;
    }
    return a.user.id < b.user.id ? -1 : 1;
  };

const passesAll = (filters: readonly Filter[]) => (row: Row) =>
  filters.every((filter) => passes(fieldOf(row, filter.field), filter));

/** Users with the people behind them, who are in other collections: put together in memory, and exact. */
export const listUsers = async (config: ListConfig, people: People): Promise<Page<EmployeeUser>> => {
  const words = wordsOf(config.searchTerm ?? "");
  const rows = (await rowsOf(people))
    .filter(passesAll(config.filters))
    .filter((row) => words.every((word) => textOf(row).includes(word)))
    .sort(inOrder(config.sort.length ? config.sort : BY_NAME));
  return {
    totalCount: rows.length,
    data: rows.slice(config.skip, config.skip + config.limit).map(({ user }) => user),
  };
};
