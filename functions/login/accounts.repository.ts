import type { Employee } from "../../shared/organisations/employee.ts";
import type { Employees } from "../data/people/employees.collection.ts";
import type { StoredUser, Users } from "../data/people/users.collection.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import type { Item, Key } from "../platform/table/item.ts";
import type { Table } from "../platform/table/table.ts";

/** Stands in for a name that nobody has: it takes the reads that a known one takes. */
const NOBODY = "-";
/** Names a warm function remembers the keys of. */
const REMEMBERED = 5_000;

interface People {
  readonly users: Users;
  readonly employees: Employees;
}

/** What belongs to a name, as the table has it now. */
export interface Account {
  readonly user: Stored<StoredUser> | undefined;
  /** Known already where the name has signed in here before. */
  readonly employee: Stored<Employee> | undefined;
}

const same = (key: Key) => (item: Item) => item.pk === key.pk && item.sk === key.sk;

/**
 * Users by name. Who signed in before is found with one request: the keys are remembered, their contents are not.
 * Only a success is remembered, so trying names out teaches nothing by the time it takes.
 */
export const openAccounts = (table: Table, { users, employees }: People) => {
  const remembered = new Map<string, readonly Key[]>();

  return {
    find: async (name: string): Promise<Account> => {
      const claimKey = users.claimKeyOf("username", name);
      const read = await table.getMany([claimKey, ...(remembered.get(name) ?? [])]);
      const id = read.find(same(claimKey))?.id;
      const userKey = users.keyOf(typeof id === "string" ? id : NOBODY);
      const user = users.entityOf(read.find(same(userKey)) ?? (await table.get(userKey)));
      const employeeKey = user?.employeeId ? employees.keyOf(user.employeeId) : undefined;
      return { user, employee: employeeKey && employees.entityOf(read.find(same(employeeKey))) };
    },

    remember: (name: string, { id, employeeId }: StoredUser): void => {
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(name, [users.keyOf(id), ...(employeeId ? [employees.keyOf(employeeId)] : [])]);
    },
  };
};

export type Accounts = ReturnType<typeof openAccounts>;
