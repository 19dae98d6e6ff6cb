import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { EmployeeChange } from "../../../shared/organisations/employee-draft.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";

interface Change {
  readonly viewer: Viewer;
  readonly now: Date;
}

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
