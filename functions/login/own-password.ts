import type { login } from "../../shared/login/login.contract.ts";
import { ABSOLUTE_SECONDS } from "../data/sessions/session.ts";
import type { HandlerFor } from "../platform/http/implement.ts";
import { deviceOf } from "../platform/session/device-of.ts";
import { sessionCookieOf, xsrfCookieFor } from "../platform/session/session-cookie.ts";
import type { LoginDeps } from "./login.deps.ts";
import { requireGoodPassword, withNewPassword, wordsAroundUser } from "./new-password.ts";
import { requirePassword } from "./require-password.ts";

export const changePassword: HandlerFor<typeof login.password, LoginDeps, undefined> = async (
  { body },
  deps,
) => {
  const { users, sessions, trail, viewer, userAgent, setCookie } = deps;
  await requireGoodPassword(body.newPassword, await wordsAroundUser(viewer, deps));
  await requirePassword(body.password, deps);

  const { sessionsValidFrom, change } = await withNewPassword(body.newPassword);
  const { token, write } = sessions.start(
    { id: viewer.userId, sessionsValidFrom },
    { device: deviceOf(userAgent) },
  );
  await users.update(viewer.userId, change, {
    alongside: [write, await trail.write()],
  });
  setCookie(sessionCookieOf(token, ABSOLUTE_SECONDS));
  setCookie(xsrfCookieFor(token));
};
