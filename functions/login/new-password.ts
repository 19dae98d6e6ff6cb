import { weaknessText } from "../../shared/login/password-rules.text.ts";
import { weaknessOf } from "../../shared/login/password-rules.ts";
import { hashPassword } from "../platform/password.ts";
import type { StoredUser } from "../platform/people/users.collection.ts";
import { problemAt } from "../platform/problem.ts";

/** Refuses a new password that is short or easily guessed. */
export const requireGoodPassword = (password: string, username: string, path = "newPassword"): void => {
  const weakness = weaknessOf(password, [username]);
  if (weakness) throw problemAt("login.password-too-weak", path, weaknessText[weakness]);
};

/**
 * What a new password makes of its user: every session that has begun by now ends. Times are whole seconds, so what
 * begins together with the change is dated to the next one.
 */
export const withNewPassword = async (newPassword: string) => {
  const passwordHash = await hashPassword(newPassword);
  const sessionsValidFrom = Math.floor(Date.now() / 1000) + 1;
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
