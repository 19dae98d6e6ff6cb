import type { login } from "../../shared/login/login.contract.ts";
import type { HandlerFor } from "../platform/http/implement.ts";
import { checkPassword } from "../platform/password.ts";
import { usernameKey } from "../platform/people/users.collection.ts";
import { problemAt } from "../platform/problem.ts";
import { deviceOf } from "../platform/session/device-of.ts";
import { ABSOLUTE_SECONDS } from "../platform/session/session.ts";
import { sessionCookieOf } from "../platform/session/session-cookie.ts";
import type { LoginDeps } from "./login.deps.ts";
import { requireGoodPassword, withNewPassword } from "./new-password.ts";

/** Changing counts tries as signing in does: a session left open is no place to guess the password. */
export const changePassword: HandlerFor<typeof login.password, LoginDeps, undefined> = async (
  { body },
  { users, attempts, sessions, table, trail, viewer, address, device, userAgent, setCookie },
) => {
  requireGoodPassword(body.newPassword, viewer.username);
  const [attempt, user] = await Promise.all([
    attempts.count(usernameKey(viewer.username), address, device),
    users.find(viewer.userId),
  ]);
  if (!(await checkPassword(body.password, user?.passwordHash))) {
    throw problemAt("login.wrong-password", "password");
  }

  const { sessionsValidFrom, change } = await withNewPassword(body.newPassword);
  const { token, write } = sessions.start(viewer.userId, {
    device: deviceOf(userAgent),
    startedAt: sessionsValidFrom,
  });
  await users.update(viewer.userId, "session.missing", change, {
    alongside: [write, await trail.write()],
  });
  await table.transact([...attempts.succeeding(attempt)]);
  setCookie(sessionCookieOf(token, ABSOLUTE_SECONDS));
};
