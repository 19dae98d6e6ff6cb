import { secondsInMinute } from "date-fns/constants";
import { periods, secondsIn } from "../../../shared/periods.ts";
import { hashOf } from "../../platform/session/session-cookie.ts";
import type { Key } from "../../platform/table/item.ts";
import type { StoredUser } from "../people/users.collection.ts";

export const IDLE_SECONDS = secondsIn(periods.sessionIdle);
/** For this long after its proof a session may change how its user signs in. */
export const FRESH_SECONDS = 5 * secondsInMinute;
export const ABSOLUTE_SECONDS = secondsIn(periods.session);

/** Times in seconds since 1970. */
export interface Session {
  readonly userId: string;
  readonly startedAt: number;
  readonly usedAt: number;
  readonly device: string | null;
  /** When the person proved who they are, if that was not at its start. */
  readonly provenAt?: number | undefined;
}

export const seconds = (): number => Math.floor(Date.now() / 1000);

/** One second ahead, so that sessions started within this second end too. */
export const validFromNow = (): number => seconds() + 1;

export const sessionsOf = (userId: string): string => `SESSION#${userId}`;

export const userIdIn = (token: string): string => token.slice(0, token.lastIndexOf("."));

export const isToken = (text: string): boolean => /^[\w-]{1,64}\.[\w-]{43}$/.test(text);

export const keyOfSession = (token: string): Key => ({ pk: sessionsOf(userIdIn(token)), sk: hashOf(token) });

export const isOver = (session: Session, user: Pick<StoredUser, "isActive" | "sessionsValidFrom">): boolean =>
  !user.isActive ||
  session.startedAt < user.sessionsValidFrom ||
  seconds() - session.usedAt > IDLE_SECONDS ||
  seconds() - session.startedAt > ABSOLUTE_SECONDS;
