import { openResetCodes } from "../../functions/data/accounts/reset-codes.repository.ts";
import type { StoredUser } from "../../functions/data/people/users.collection.ts";
import { login } from "../../shared/login/login.contract.ts";
import { portal } from "../portal.ts";
import type { Browser, SendOptions } from "../support/browser.ts";
import { anEmployee, aUser } from "../support/people.builder.ts";
import { quickHash } from "../support/quick-hash.ts";

export const password = "Ein langes Kennwort";
export const newPassword = "Sieben Störche am Teich";
const passwordHash = quickHash(password);

/** Somebody with a password, stored. */
export const someUser = async (overrides: Partial<StoredUser> = {}) => {
  const { people } = await portal();
  const employee = await people.employees.insert(anEmployee());
  const user = aUser({ employeeId: employee.id, passwordHash, ...overrides });
  await people.users.insert(user);
  return { user, employee, credentials: { username: user.username, password } };
};

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
}

/** From a browser that nobody has used before. */
export const signIn = async (body: Credentials, options: SendOptions = {}) => {
  const browser = await portal();
  const answer = await browser.call(login.signIn, { body }, options);
  return { ...browser, ...answer };
};

/** Somebody who is signed in by password. */
export const signedInUser = async (overrides: Partial<StoredUser> = {}) => {
  const someone = await someUser(overrides);
  return { ...someone, ...(await signIn(someone.credentials)) };
};

/** Sets `newPassword` by a code, as a mail brings it; answers what signs in from then on. */
export const resetPassword = async ({ call }: Pick<Browser, "call">, { id, username }: StoredUser) => {
  const { table } = await portal();
  const issued = await openResetCodes(table).issue(id, 600);
  if (!issued) throw new Error("No code was issued.");
  await table.transact([issued.write]);
  await call(login.reset, { body: { username, code: issued.code, newPassword } });
  return { username, password: newPassword };
};
