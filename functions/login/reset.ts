import type { login } from "../../shared/login/login.contract.ts";
import { loginProblems } from "../../shared/login/login.problems.ts";
import { wordsAround } from "../../shared/login/password-strength.ts";
import { type StoredUser, usernameKey } from "../data/people/users.collection.ts";
import type { HandlerFor } from "../platform/http/implement.ts";
import { Problem } from "../platform/http/problem.ts";
import { checkPassword } from "../platform/security/password.ts";
import { deviceCookieOf, isDeviceToken, newToken } from "../platform/session/session-cookie.ts";
import { problemOnConflict } from "../platform/table/write-failures.ts";
import { KNOWN_SECONDS, knowing } from "./known-device.ts";
import type { LoginDeps } from "./login.deps.ts";
import { mayUsePassword } from "./may-use-password.ts";
import { requireGoodPassword, withNewPassword, wordsAroundUser } from "./new-password.ts";

export const forgotPassword: HandlerFor<typeof login.forgotPassword, LoginDeps, undefined> = (
  { query },
  { accountMails },
) => accountMails.request({ username: usernameKey(query.username), kind: "reset" });

const invalid = () => new Problem(loginProblems.resetInvalid);

/** A temporary password works as a code until it is changed, so guessing it counts as signing in. */
const isTemporaryPassword = async (user: StoredUser, code: string, count: () => Promise<unknown>) => {
  if (!user.hasTemporaryPassword) return false;
  await count();
  return checkPassword(code, user.passwordHash);
};

/** Unknown names, wrong codes and expired ones look alike. */
export const reset: HandlerFor<typeof login.reset, LoginDeps, undefined> = async ({ body }, deps) => {
  const { accounts, users, resetCodes, attempts, trail, address, device, setCookie } = deps;
  const name = usernameKey(body.username);
  await requireGoodPassword(body.newPassword, wordsAround(name));
  const { user, settings } = await accounts.find(name);
  if (!user?.isActive || !mayUsePassword(user, settings)) throw invalid();
  const count = () => attempts.count(name, address, device);
  const isTemporary = await isTemporaryPassword(user, body.code, count);
  const useUp = isTemporary ? undefined : await resetCodes.redeem(user.id, body.code);
  if (!isTemporary && !useUp) throw invalid();
  await requireGoodPassword(body.newPassword, await wordsAroundUser(user, deps));

  const { change } = await withNewPassword(body.newPassword);
  const deviceToken = isDeviceToken(device) ? device : newToken();
  const owner = { id: user.id, name: user.username };
  const entry = await trail.write({ actor: owner, subject: owner });
  // The same code may be used twice at the same moment.
  await problemOnConflict(invalid, () =>
    users.update(user.id, change, {
      ifVersion: isTemporary ? user.version : undefined,
      missing: loginProblems.resetInvalid,
      inTransaction: [
        ...(useUp ? [useUp] : []),
        attempts.forgetting(name),
        knowing(name, deviceToken),
        entry,
      ],
    }),
  );
  setCookie(deviceCookieOf(deviceToken, KNOWN_SECONDS));
};
