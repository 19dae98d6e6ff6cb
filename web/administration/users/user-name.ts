import { useQuery } from "@tanstack/react-query";
import type { User } from "../../../shared/login/user.ts";
import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { peopleQueries } from "../../components/people/people.queries.ts";

/** The username for a user who is no employee. */
export const usePersonName = ({ employeeId, username }: User): string => {
  const { data } = useQuery({ ...peopleQueries.one(employeeId ?? ""), enabled: employeeId !== null });
  return data ? fullName(data) : username;
};

/** The username for a user who is no employee. */
export const userName = (user: EmployeeUser): string => fullName(user) || user.username;
