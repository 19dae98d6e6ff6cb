import { isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import {
  type Colleague,
  type Employee,
  withoutPrivateFields,
} from "../../../shared/organisations/employee.ts";

const seen = <Person extends Colleague>(viewer: Viewer, person: Person): Person =>
  viewer.employeeId === person.id || isAllowed(viewer, "ADMIN_ORG", person.employedAt)
    ? person
    : withoutPrivateFields(person);

/** Also hides what is private of creator and editor. */
export const asSeenBy =
  (viewer: Viewer) =>
  (employee: Employee): Employee => ({
    ...seen(viewer, employee),
    ...(employee.creator && { creator: seen(viewer, employee.creator) }),
    ...(employee.editor && { editor: seen(viewer, employee.editor) }),
  });
