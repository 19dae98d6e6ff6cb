import type { Employees } from "../../../data/people/employees.collection.ts";
import type { Users } from "../../../data/people/users.collection.ts";

export interface StarterDeps {
  readonly users: Users;
  readonly employees: Employees;
}

export const addressOfUser = async (
  userId: string,
  { users, employees }: StarterDeps,
): Promise<string | undefined> => {
  const user = await users.find(userId);
  const employee = user?.employeeId ? await employees.find(user.employeeId) : undefined;
  return employee?.email ?? undefined;
};
