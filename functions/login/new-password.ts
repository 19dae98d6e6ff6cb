import { loginProblems } from "../../shared/login/login.problems.ts";
import { weaknessText } from "../../shared/login/password-rules.text.ts";
import { weaknessOf } from "../../shared/login/password-rules.ts";
import type { StoredUser } from "../data/people/users.collection.ts";
import { validFromNow } from "../data/sessions/session.ts";
import { problemAt } from "../platform/http/problem.ts";
import { hashPassword } from "../platform/security/password.ts";

/** Refuses a new password that is short or easily guessed. */
export const requireGoodPassword = (password: string, username: string, path = "newPassword"): void => {
  const weakness = weaknessOf(password, [username]);
  if (weakness) throw problemAt(loginProblems.passwordTooWeak, path, weaknessText[weakness]);
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
