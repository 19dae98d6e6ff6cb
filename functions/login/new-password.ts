import { loginProblems } from "../../shared/login/login.problems.ts";
import { strengthOf, wordsAround } from "../../shared/login/password-strength.ts";
import type { StoredUser } from "../data/people/users.collection.ts";
import { validFromNow } from "../data/sessions/session.ts";
import { problemAt } from "../platform/http/problem.ts";
import { hashPassword } from "../platform/security/password.ts";
import type { LoginDeps } from "./login.deps.ts";

/** What others know of a person, and would try first. */
export const wordsAroundUser = async (
  { username, employeeId }: Pick<StoredUser, "username" | "employeeId">,
  { employees, organisations }: Pick<LoginDeps, "employees" | "organisations">,
): Promise<string[]> => {
  const employee = employeeId ? await employees.find(employeeId) : undefined;
  const office = employee?.employedAt ? await organisations.find(employee.employedAt) : undefined;
  return wordsAround(username, employee?.firstname, employee?.lastname, employee?.email, office?.name);
};

/** Refuses a new password that is short or easily guessed, the words around its owner included. */
export const requireGoodPassword = async (
  password: string,
  words: readonly string[],
  path = "newPassword",
): Promise<void> => {
  const { advice } = await strengthOf(password, words);
  if (advice) throw problemAt(loginProblems.passwordTooWeak, path, advice);
};

/** What a new password makes of its user: every session that has begun by now ends. */
export const withNewPassword = async (newPassword: string) => {
  const passwordHash = await hashPassword(newPassword);
  const sessionsValidFrom = validFromNow();
  return {
    sessionsValidFrom,
    change: (user: StoredUser): StoredUser => ({
      ...user,
      passwordHash,
      hasTemporaryPassword: false,
      sessionsValidFrom,
    }),
  };
};
