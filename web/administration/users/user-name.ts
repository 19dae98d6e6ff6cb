import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { fullName } from "../../../shared/organisations/employee.ts";

/** The username for a user who is no employee. */
export const userName = (user: EmployeeUser): string => fullName(user) || user.username;
