import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { allows, type Rule } from "../../../shared/contract/permissions.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { everything } from "../../platform/collection/visible.ts";
import type { openPeople } from "./open-people.ts";

export interface RuleHolder {
  /** As of an author: the employee, or the user who is none. */
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly isAdmin: boolean;
}

/** A person may have several accounts. */
const merged = (holders: readonly RuleHolder[]): RuleHolder[] =>
  [...Map.groupBy(holders, ({ id }) => id).values()].flatMap((accounts) => {
    const [holder] = accounts;
    return holder ? [{ ...holder, isAdmin: accounts.every(({ isAdmin }) => isAdmin) }] : [];
  });

type People = Pick<ReturnType<typeof openPeople>, "users" | "roles" | "employees">;

export const loadRuleHolders = async (
  rule: Rule,
  ressource: string | null,
  { users, roles, employees }: People,
): Promise<RuleHolder[]> => {
  const [accounts, known, people] = await Promise.all([
    users.projection(),
    roles.list(listConfig({ limit: MAX_LIMIT }), everything),
    employees.projection(),
  ]);
  const granting = new Set(
    known.data
      .filter(({ rules }) =>
        rules.some((one) => allows({ rule: one.rule, ressource: one.ressource ?? null }, rule, ressource)),
      )
      .map(({ id }) => id),
  );
  const holders = Array.from(accounts.entries()).flatMap(({ id, listed }) => {
    const isGranted = listed.activeRoleIds.some((roleId) => granting.has(roleId));
    if (!listed.isActive || !(isGranted || listed.isAdmin)) return [];
    const person = listed.employeeId === null ? undefined : people.get(listed.employeeId);
    return {
      id: listed.employeeId ?? id,
      name: person ? fullName(person) : listed.username,
      email: person?.email ?? null,
      isAdmin: !isGranted,
    };
  });
  return merged(holders).toSorted((one, other) => one.name.localeCompare(other.name, "de"));
};
