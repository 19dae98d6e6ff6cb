import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { listedName as listedPerson } from "../../../shared/organisations/employee.ts";

/** What a person is called in a list: by the last name, or as they sign in where they are no employee. */
export const listedName = (user: EmployeeUser): string => listedPerson(user) || user.username;

/** What a person is called in a sentence. */
export const spokenName = ({ lastname, firstname, username }: EmployeeUser): string =>
  [firstname, lastname].filter(Boolean).join(" ") || username;
