import { usernameKey } from "../data/people/users.collection.ts";
import { ABSOLUTE_SECONDS } from "../data/sessions/session.ts";
import type { RequestTrail } from "../platform/audit/request-trail.ts";
import type { RequestContext } from "../platform/http/implement.ts";
import { together } from "../platform/runtime/together.ts";
import { deviceOf } from "../platform/session/device-of.ts";
import {
  deviceCookieOf,
  isDeviceToken,
  newToken,
  sessionCookieOf,
  xsrfCookieFor,
} from "../platform/session/session-cookie.ts";
import type { Write } from "../platform/table/item.ts";
import type { Account } from "./accounts.repository.ts";
import { KNOWN_SECONDS, knowing } from "./known-device.ts";
import type { LoginDeps } from "./login.deps.ts";

interface KnownAccount {
  readonly user: NonNullable<Account["user"]>;
  readonly employee: Account["employee"];
}

type Deps = Pick<LoginDeps, "employees" | "sessions"> &
  RequestContext & { readonly trail: RequestTrail<"session.started"> };

interface Starting {
  readonly isKnownDevice?: boolean;
  /** In seconds; now by default. */
  readonly provenAt?: number;
  readonly commit: (writes: () => Promise<readonly Write[]>) => Promise<void>;
}

export const startSession = async (
  { user, employee: known }: KnownAccount,
  { employees, sessions, trail, session: former, device, userAgent, setCookie }: Deps,
  { isKnownDevice = false, provenAt, commit }: Starting,
) => {
  const owner = { id: user.id, name: user.username };
  const deviceToken = isDeviceToken(device) ? device : newToken();
  const { token, write } = sessions.start(user, { device: deviceOf(userAgent), provenAt });
  const rightsOf = async () => {
    const employee = known ?? (user.employeeId ? await employees.find(user.employeeId) : undefined);
    return { employee, viewer: await sessions.viewerFor(user, employee) };
  };
  const writes = async () => [
    write,
    ...sessions.ending(former),
    ...(isKnownDevice ? [] : [knowing(usernameKey(user.username), deviceToken)]),
    await trail.write({ action: "session.started", actor: owner, subject: owner }),
  ];
  const [{ employee, viewer }] = await together([rightsOf(), commit(writes)]);
  setCookie(sessionCookieOf(token, ABSOLUTE_SECONDS));
  setCookie(xsrfCookieFor(token));
  setCookie(deviceCookieOf(deviceToken, KNOWN_SECONDS));
  return { user, employee: employee ?? null, viewer };
};
