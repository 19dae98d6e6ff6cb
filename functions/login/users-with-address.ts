import { checkedAddress } from "../../shared/contract/mail-address.ts";
import { addressKey } from "../../shared/news/recipients.ts";
import type { Employees } from "../data/people/employees.collection.ts";
import type { Users } from "../data/people/users.collection.ts";

interface People {
  readonly employees: Employees;
  readonly users: Users;
}

export const employeesWith = async (
  typed: string,
  { employees }: Pick<People, "employees">,
): Promise<readonly string[]> => {
  const { address } = checkedAddress(typed);
  if (address === undefined) return [];
  const known = await employees.projection();
  return Array.from(known.entries())
    .filter(({ listed }) => listed.email && addressKey(listed.email) === addressKey(address))
    .map(({ id }) => id);
};

export const usersWith = async (typed: string, people: People): Promise<readonly string[]> => {
  const employeeIds = new Set(await employeesWith(typed, people));
  if (employeeIds.size === 0) return [];
  const known = await people.users.projection();
  return Array.from(known.entries())
    .filter(({ listed }) => listed.employeeId !== null && employeeIds.has(listed.employeeId))
    .map(({ id }) => id);
};
