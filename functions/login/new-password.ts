import { loginProblems } from "../../shared/login/login.problems.ts";
import { type PasswordStrength, strengthOf, wordsAround } from "../../shared/login/password-strength.ts";
import type { StoredUser } from "../data/people/users.collection.ts";
import { validFromNow } from "../data/sessions/session.ts";
import { problemAt } from "../platform/http/problem.ts";
import { hashPassword } from "../platform/security/password.ts";
import type { LoginDeps } from "./login.deps.ts";

export const wordsAroundUser = async (
  { username, employeeId }: Pick<StoredUser, "username" | "employeeId">,
  { employees, organisations }: Pick<LoginDeps, "employees" | "organisations">,
): Promise<string[]> => {
  const employee = employeeId ? await employees.find(employeeId) : undefined;
  const office = employee?.employedAt ? await organisations.find(employee.employedAt) : undefined;
  return wordsAround(username, employee?.firstname, employee?.lastname, employee?.email, office?.name);
};

/** The dictionaries take more than a megabyte, which only setting a password needs. */
const loadEstimator = async () => (await import("./common-passwords.ts")).estimate;

export const acceptedStrengthOf = (password: string, words: readonly string[]): Promise<PasswordStrength> =>
  strengthOf(password, words, loadEstimator);

export const requireGoodPassword = async (
  password: string,
  words: readonly string[],
  path = "newPassword",
): Promise<void> => {
  const { advice } = await acceptedStrengthOf(password, words);
  if (advice) throw problemAt(loginProblems.passwordTooWeak, path, advice);
};

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
