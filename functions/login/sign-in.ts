import type { RefusalReason } from "../../shared/administration/audit-entry.ts";
import type { login } from "../../shared/login/login.contract.ts";
import { loginProblems } from "../../shared/login/login.problems.ts";
import { usernameKey } from "../data/people/users.collection.ts";
import type { HandlerFor } from "../platform/http/implement.ts";
import { Problem } from "../platform/http/problem.ts";
import { together } from "../platform/runtime/together.ts";
import { checkPassword } from "../platform/security/password.ts";
import type { Account } from "./accounts.repository.ts";
import type { LoginDeps } from "./login.deps.ts";
import { arePasswordsOff, mayUsePassword } from "./may-use-password.ts";
import { signInByCode } from "./second-factor/sign-in-code.ts";
import { startSession } from "./start-session.ts";

/** For the audit trail only; the caller learns none of it. */
const refusalOf = ({ user, settings }: Account, isRight: boolean): RefusalReason | undefined => {
  if (!user) return "unknownName";
  if (!isRight) return "wrongPassword";
  if (!user.isActive) return "notActive";
  if (!mayUsePassword(user, settings)) return "passwordsOff";
  return user.hasTemporaryPassword ? "temporaryPassword" : undefined;
};

const problemOf = (reason: RefusalReason | undefined, { settings }: Account) => {
  if (reason === "temporaryPassword") return loginProblems.passwordMustChange;
  return arePasswordsOff(settings)
    ? loginProblems.passwordsForAdministratorsOnly
    : loginProblems.wrongCredentials;
};

/** Unknown, inactive and wrong look alike, in the answer and in its time. */
export const signIn: HandlerFor<typeof login.signIn, LoginDeps, undefined> = async (
  { body },
  { accounts, employees, attempts, secondFactors, sessions, settings, table, trail, ...request },
) => {
  const { address, device } = request;
  const name = usernameKey(body.username);
  const [attempt, account] = await together([attempts.count(name, address, device), accounts.find(name)]);
  const { user } = account;
  const isRight = await checkPassword(body.password, user?.passwordHash);
  const reason = refusalOf(account, isRight);
  const known = user && { id: user.id, name: user.username };
  if (!user || reason) {
    await trail.record({ action: "session.refused", ...(known && { subject: known }), facts: { reason } });
    throw new Problem(problemOf(reason, account));
  }

  const signedIn = await startSession(
    { user, employee: account.employee },
    { employees, sessions, trail, ...request },
    {
      isKnownDevice: attempt.atDevice !== undefined,
      commit: (writes) =>
        signInByCode(
          { user, code: body.code, attempt },
          { attempts, secondFactors, settings, table, trail },
          async () => [...attempts.succeeding(attempt), ...(await writes())],
        ),
    },
  );
  accounts.remember(name, user);
  return signedIn;
};
