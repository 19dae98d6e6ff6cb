import { useQuery } from "@tanstack/react-query";
import type { User } from "../../../shared/login/user.ts";
import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { peopleQueries } from "../../components/people/people.queries.ts";

export const usePersonName = ({ employeeId, username }: User): string => {
  const { data } = useQuery({ ...peopleQueries.one(employeeId ?? ""), enabled: employeeId !== null });
  return data ? fullName(data) : username;
};

export const userName = (user: EmployeeUser): string => fullName(user) || user.username;
