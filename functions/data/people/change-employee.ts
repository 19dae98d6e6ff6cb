import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { EmployeeChange } from "../../../shared/organisations/employee-draft.ts";
import { employeeProblems } from "../../../shared/organisations/organisations.problems.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";

interface Change {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Forms send an empty text for nothing, and older items lack switches that are off. */
const orNull = (value: unknown) => value || null;

/** Throws a 422 that names what differs. */
export const requireAsRead = (current: Employee, given: object, message: string): void => {
  const errors = Object.entries(given)
    .filter(([field, value]) => value !== undefined && orNull(value) !== orNull(Reflect.get(current, field)))
    .map(([path]) => ({ path, message }));
  if (errors.length > 0) throw new Problem(employeeProblems.notYours, { errors });
};

/** Throws a 400 if the address cannot be mailed to. */
export const changedEmployee = (
  { version: _, ...current }: Stored<Employee>,
  change: EmployeeChange,
  { viewer, now }: Change,
): Employee => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after: Employee = { ...current, ...given };
  return {
    ...after,
    email: change.email ? mailAddressOf(change.email) : after.email,
    accessControlRessourceId: change.employedAt ?? after.accessControlRessourceId,
    modifiedAt: now.toISOString(),
    modifiedBy: actorOf(viewer),
  };
};
