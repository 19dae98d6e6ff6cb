import type { RefusalReason } from "../../shared/administration/audit-entry.ts";
import type { login } from "../../shared/login/login.contract.ts";
import { loginProblems } from "../../shared/login/login.problems.ts";
import { type StoredUser, usernameKey } from "../data/people/users.collection.ts";
import { ABSOLUTE_SECONDS } from "../data/sessions/session.ts";
import type { HandlerFor } from "../platform/http/implement.ts";
import { Problem } from "../platform/http/problem.ts";
import { together } from "../platform/runtime/together.ts";
import { checkPassword } from "../platform/security/password.ts";
import { deviceOf } from "../platform/session/device-of.ts";
import {
  deviceCookieOf,
  isDeviceToken,
  newToken,
  sessionCookieOf,
  xsrfCookieFor,
} from "../platform/session/session-cookie.ts";
import { KNOWN_SECONDS, knowing } from "./known-device.ts";
import type { LoginDeps } from "./login.deps.ts";
import { signInByCode } from "./second-factor/sign-in-code.ts";

/** For the audit trail only: the caller learns none of it. */
const refusalOf = (user: StoredUser | undefined, isRight: boolean): RefusalReason | undefined => {
  if (!user) return "unknownName";
  if (!isRight) return "wrongPassword";
  if (!user.isActive) return "notActive";
  return user.hasTemporaryPassword ? "temporaryPassword" : undefined;
};

/** Unknown, inactive and wrong look alike, in the answer and in its time. */
export const signIn: HandlerFor<typeof login.signIn, LoginDeps, undefined> = async (
  { body },
  { accounts, employees, attempts, secondFactors, sessions, table, trail, ...request },
) => {
  const { address, device, userAgent, setCookie } = request;
  const name = usernameKey(body.username);
  // Counting takes longer than the look-up, so the time does not tell whether the name exists.
  const [attempt, account] = await together([attempts.count(name, address, device), accounts.find(name)]);
  const { user } = account;
  const isRight = await checkPassword(body.password, user?.passwordHash);
  const reason = refusalOf(user, isRight);
  const known = user && { id: user.id, name: user.username };
  if (!user || reason) {
    await trail.record({ action: "session.refused", ...(known && { subject: known }), facts: { reason } });
    throw new Problem(
      reason === "temporaryPassword" ? loginProblems.passwordMustChange : loginProblems.wrongCredentials,
    );
  }

  const deviceToken = isDeviceToken(device) ? device : newToken();
  const { token, write } = sessions.start(user, { device: deviceOf(userAgent) });
  const rightsOf = async () => {
    const employee =
      account.employee ?? (user.employeeId ? await employees.find(user.employeeId) : undefined);
    return { employee, viewer: await sessions.viewerFor(user, employee) };
  };
  const writes = async () => [
    write,
    ...attempts.succeeding(attempt),
    ...(attempt.atDevice ? [] : [knowing(name, deviceToken)]),
    await trail.write({ action: "session.started", actor: known, subject: known }),
  ];
  const [{ employee, viewer }] = await together([
    rightsOf(),
    signInByCode({ user, code: body.code, attempt }, { attempts, secondFactors, table, trail }, writes),
  ]);
  accounts.remember(name, user);
  setCookie(sessionCookieOf(token, ABSOLUTE_SECONDS));
  setCookie(xsrfCookieFor(token));
  setCookie(deviceCookieOf(deviceToken, KNOWN_SECONDS));
  return { user, employee: employee ?? null, viewer };
};
