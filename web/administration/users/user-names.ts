import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { listedName as listedPerson } from "../../../shared/organisations/employee.ts";

/** The username for a user who is no employee. */
export const listedName = (user: EmployeeUser): string => listedPerson(user) || user.username;

export const spokenName = ({ lastname, firstname, username }: EmployeeUser): string =>
  [firstname, lastname].filter(Boolean).join(" ") || username;
