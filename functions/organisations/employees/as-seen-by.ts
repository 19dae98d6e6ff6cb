import { isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import { type Employee, withoutPrivateFields } from "../../../shared/organisations/employee.ts";

export const asSeenBy =
  (viewer: Viewer) =>
  (employee: Employee): Employee =>
    viewer.employeeId === employee.id || isAllowed(viewer, "ADMIN_ORG", employee.employedAt)
      ? employee
      : withoutPrivateFields(employee);
