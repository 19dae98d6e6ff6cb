import type { StoredUser } from "../../functions/data/people/users.collection.ts";
import { portal } from "../portal.ts";
import { anEmployee, aUser } from "../support/people.builder.ts";
import { quickHash } from "../support/quick-hash.ts";

export const password = "Ein langes Kennwort";
const passwordHash = quickHash(password);

/** Somebody with a password, stored. */
export const someUser = async (overrides: Partial<StoredUser> = {}) => {
  const { people } = await portal();
  const employee = await people.employees.insert(anEmployee());
  const user = aUser({ employeeId: employee.id, passwordHash, ...overrides });
  await people.users.insert(user);
  return { user, employee, credentials: { username: user.username, password } };
};
