import { checkedAddress } from "../../shared/contract/mail-address.ts";
import { addressKey } from "../../shared/news/recipients.ts";
import type { Stores } from "../data/stores.ts";

export const employeesWith = async (typed: string, { employees }: Stores): Promise<readonly string[]> => {
  const { address } = checkedAddress(typed);
  if (address === undefined) return [];
  const known = await employees.projection();
  return Array.from(known.entries())
    .filter(({ listed }) => listed.email && addressKey(listed.email) === addressKey(address))
    .map(({ id }) => id);
};

export const usersWith = async (typed: string, stores: Stores): Promise<readonly string[]> => {
  const employeeIds = new Set(await employeesWith(typed, stores));
  if (employeeIds.size === 0) return [];
  const known = await stores.users.projection();
  return Array.from(known.entries())
    .filter(({ listed }) => listed.employeeId !== null && employeeIds.has(listed.employeeId))
    .map(({ id }) => id);
};
