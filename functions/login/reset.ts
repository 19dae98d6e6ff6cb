import type { login } from "../../shared/login/login.contract.ts";
import type { HandlerFor } from "../platform/http/implement.ts";
import { usernameKey } from "../platform/people/users.collection.ts";
import { Problem } from "../platform/problem.ts";
import { isConditionFailure } from "../platform/table.ts";
import type { LoginDeps } from "./login.deps.ts";
import { requireGoodPassword, withNewPassword } from "./new-password.ts";

export const forgotPassword: HandlerFor<typeof login.forgotPassword, LoginDeps, undefined> = (
  { query },
  { accountMails },
) => accountMails.request({ username: usernameKey(query.username), kind: "reset" });

const invalid = () => new Problem("login.reset-invalid");

/** Unknown names, wrong codes and old ones look alike. */
export const reset: HandlerFor<typeof login.reset, LoginDeps, undefined> = async (
  { body },
  { accounts, users, resetCodes, attempts },
) => {
  const name = usernameKey(body.username);
  requireGoodPassword(body.newPassword, name);
  const { user } = await accounts.find(name);
  const useUp = user?.isActive ? await resetCodes.redeem(user.id, body.code) : undefined;
  if (!user || !useUp) throw invalid();

  const { change } = await withNewPassword(body.newPassword);
  try {
    await users.update(user.id, "login.reset-invalid", change, {
      alongside: [useUp, attempts.forgetting(name)],
    });
  } catch (error) {
    // Somebody else used the same code at the same moment.
    if (isConditionFailure(error)) throw invalid();
    throw error;
  }
};
