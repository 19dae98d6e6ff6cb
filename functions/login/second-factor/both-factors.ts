import type { Viewer } from "../../../shared/login/permissions.ts";
import type { BothFactors } from "../../../shared/login/second-factor.contract.ts";
import type { RequestContext } from "../../platform/http/implement.ts";
import { checkPassword } from "../../platform/password.ts";
import { type StoredUser, usernameKey } from "../../platform/people/users.collection.ts";
import { Problem, problemAt } from "../../platform/problem.ts";
import { isConditionFailure } from "../../platform/table.ts";
import type { LoginDeps } from "../login.deps.ts";
import type { GoodCode } from "./good-code.ts";
import { wrongPasswordText } from "./second-factor.text.ts";

export type SignedIn = LoginDeps & RequestContext & { readonly viewer: Viewer };

/** The caller's password once more. Tries count as those of signing in do; the right one forgets only itself. */
export const requirePassword = async (password: string, deps: SignedIn): Promise<StoredUser> => {
  const { users, attempts, table, viewer, address, device } = deps;
  const [attempt, user] = await Promise.all([
    attempts.count(usernameKey(viewer.username), address, device),
    users.find(viewer.userId),
  ]);
  if (!user) throw new Problem("session.missing");
  if (!(await checkPassword(password, user.passwordHash))) {
    throw problemAt("login.wrong-password", "password", wrongPasswordText);
  }
  await table.transact(attempts.takingBack(attempt));
  return user;
};

export const wrongCode = () => problemAt("second-factor.wrong-code", "code");

/** Password and code once more; what the code is good for. */
export const requireBothFactors = async (
  { password, code }: BothFactors,
  deps: SignedIn,
): Promise<GoodCode> => {
  const user = await requirePassword(password, deps);
  if (!user.hasSecondFactor) throw new Problem("second-factor.is-not-active");
  const good = await deps.secondFactors.check(user.id, code);
  if (!good) throw wrongCode();
  return good;
};

/** Answers a problem where the write of a code failed because it was used meanwhile. */
export const unlessUsed = async <Result>(problem: Problem, write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    throw isConditionFailure(error) ? problem : error;
  }
};
