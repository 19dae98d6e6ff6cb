import type { Settings } from "../../shared/administration/settings.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import type { StoredUser } from "../data/people/users.collection.ts";
import type { Stores } from "../data/stores.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import type { Item, Key } from "../platform/table/item.ts";

/** An unknown name costs the same reads as a known one. */
const NOBODY = "-";
const REMEMBERED = 5_000;

export interface Account {
  readonly settings: Settings;
  readonly user: Stored<StoredUser> | undefined;
  readonly employee: Stored<Employee> | undefined;
}

const same = (key: Key) => (item: Item) => item.pk === key.pk && item.sk === key.sk;

export const openAccounts = ({ table, users, employees, settings }: Stores) => {
  const remembered = new Map<string, readonly Key[]>();

  return {
    find: async (name: string): Promise<Account> => {
      const claimKey = users.claimKeyOf("username", name);
      const read = await table.getMany([claimKey, settings.key, ...(remembered.get(name) ?? [])]);
      const id = read.find(same(claimKey))?.id;
      const userKey = users.keyOf(typeof id === "string" ? id : NOBODY);
      const user = users.entityOf(read.find(same(userKey)) ?? (await table.get(userKey)));
      const employeeKey = user?.employeeId ? employees.keyOf(user.employeeId) : undefined;
      return {
        settings: settings.settingsIn(read.find(same(settings.key))),
        user,
        employee: employeeKey && employees.entityOf(read.find(same(employeeKey))),
      };
    },

    remember: (name: string, { id, employeeId }: StoredUser): void => {
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(name, [users.keyOf(id), ...(employeeId ? [employees.keyOf(employeeId)] : [])]);
    },
  };
};
