import { sessionProblems } from "../../shared/contract/general.problems.ts";
import type { Viewer } from "../../shared/contract/permissions.ts";
import { loginProblems } from "../../shared/login/login.problems.ts";
import { type StoredUser, usernameKey } from "../data/people/users.collection.ts";
import type { RequestContext } from "../platform/http/implement.ts";
import { Problem, problemAt } from "../platform/http/problem.ts";
import { together } from "../platform/runtime/together.ts";
import { checkPassword } from "../platform/security/password.ts";
import type { LoginDeps } from "./login.deps.ts";

export type SignedIn = LoginDeps & RequestContext & { readonly viewer: Viewer };

/** Counts like a sign-in, so that an open session cannot guess; success forgets only its own try. */
export const requirePassword = async (
  password: string,
  { users, attempts, table, viewer, address, device }: SignedIn,
  message?: string,
): Promise<StoredUser> => {
  const [attempt, user] = await together([
    attempts.count(usernameKey(viewer.username), address, device),
    users.find(viewer.userId),
  ]);
  if (!user) throw new Problem(sessionProblems.missing);
  if (!(await checkPassword(password, user.passwordHash))) {
    throw problemAt(loginProblems.wrongPassword, "password", message);
  }
  await table.transact(attempts.takingBack(attempt));
  return user;
};
