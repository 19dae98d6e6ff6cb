import { secondsInHour, secondsInWeek } from "date-fns/constants";
import { hashOf } from "../../platform/session/session-cookie.ts";
import type { Key } from "../../platform/table/item.ts";
import type { StoredUser } from "../people/users.collection.ts";

/** A session ends after so long without a request, and at the latest after `ABSOLUTE_SECONDS`. */
export const IDLE_SECONDS = 12 * secondsInHour;
export const ABSOLUTE_SECONDS = secondsInWeek;

/** Times in seconds. */
export interface Session {
  readonly userId: string;
  readonly startedAt: number;
  readonly usedAt: number;
  /** What it began on, as in "Firefox, Windows". */
  readonly device: string | null;
}

/** Seconds since 1970. */
export const seconds = (): number => Math.floor(Date.now() / 1000);

/** From when on sessions of a user are good, so that all that have begun by now end. */
export const validFromNow = (): number => seconds() + 1;

/** Where all sessions of a user lie. */
export const sessionsOf = (userId: string): string => `SESSION#${userId}`;

/** A token names its user, so that all sessions of one lie together. */
export const userIdIn = (token: string): string => token.slice(0, token.lastIndexOf("."));

export const isToken = (text: string): boolean => /^[\w-]{1,64}\.[\w-]{43}$/.test(text);

/** Where the session of a token lies: the table knows it by its hash. */
export const keyOfSession = (token: string): Key => ({ pk: sessionsOf(userIdIn(token)), sk: hashOf(token) });

/** Whether a session is no longer good, by its own times or by what became of its user. */
export const isOver = (session: Session, user: Pick<StoredUser, "isActive" | "sessionsValidFrom">): boolean =>
  !user.isActive ||
  session.startedAt < user.sessionsValidFrom ||
  seconds() - session.usedAt > IDLE_SECONDS ||
  seconds() - session.startedAt > ABSOLUTE_SECONDS;
