import type { Grant, Viewer } from "../../../shared/login/permissions.ts";
import type { Role } from "../../../shared/login/role.ts";
import type { Employees } from "../people/employees.collection.ts";
import type { Organisations } from "../people/organisations.collection.ts";
import type { Roles } from "../people/roles.collection.ts";
import { activeRoleIds, type StoredUser, type Users } from "../people/users.collection.ts";
import { type Item, isConditionFailure, type Key, type Table, type Write } from "../table.ts";
import { hashOf, newToken } from "./session-cookie.ts";

const HOUR = 3600;
/** A session ends after so long without a request, and at the latest after `ABSOLUTE_SECONDS`. */
const IDLE_SECONDS = 12 * HOUR;
export const ABSOLUTE_SECONDS = 7 * 24 * HOUR;
/** How often the last use is written down at most. */
const TOUCH_SECONDS = 10 * 60;
/** Tokens a warm function remembers the keys of. */
const REMEMBERED = 5_000;

interface People {
  readonly users: Users;
  readonly employees: Employees;
  readonly organisations: Organisations;
  readonly roles: Roles;
}

/** Times in seconds. */
interface Session {
  readonly userId: string;
  readonly startedAt: number;
  readonly usedAt: number;
  /** What it began on, as in "Firefox, Windows". */
  readonly device: string | null;
}

/** A session as its owner sees it. */
export interface OpenSession extends Session {
  readonly id: string;
}

interface StartOptions {
  readonly device?: string | null;
  /** Seconds; now unless told. */
  readonly startedAt?: number;
}

const partitionOf = (userId: string) => `SESSION#${userId}`;

/** A token names its user, so that all sessions of one lie together; the table knows it by its hash. */
const userIdIn = (token: string) => token.slice(0, token.lastIndexOf("."));
const isToken = (text: string) => /^[\w-]{1,64}\.[\w-]{43}$/.test(text);

const keyOfSession = (token: string): Key => ({ pk: partitionOf(userIdIn(token)), sk: hashOf(token) });

const seconds = () => Math.floor(Date.now() / 1000);

const grantsOf = (roles: readonly Role[]): Grant[] =>
  roles.flatMap(({ rules }) => rules.map(({ rule, ressource }) => ({ rule, ressource: ressource ?? null })));

/**
 * Sessions in the table, by the hash of their token. One read a request when warm: the keys of everything
 * that decides the caller's rights are remembered, their contents are not, so a withdrawn right is refused at
 * the next request.
 */
export const openSessions = (table: Table, { users, employees, organisations, roles }: People) => {
  const remembered = new Map<string, readonly Key[]>();

  const remember = (hash: string, keys: readonly Key[]) => {
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(hash, keys);
  };

  /** Items by key; what was not remembered is read one step further. */
  const read = async (known: Map<string, Item>, keys: readonly Key[]) => {
    const missing = keys.filter(({ pk, sk }) => !known.has(`${pk}|${sk}`));
    if (missing.length === 0) return;
    const items = await table.getMany(missing);
    for (const { pk, sk } of missing) known.set(`${pk}|${sk}`, {});
    for (const item of items) known.set(`${String(item.pk)}|${String(item.sk)}`, item);
  };

  const itemIn = (known: Map<string, Item>, { pk, sk }: Key) => {
    const item = known.get(`${pk}|${sk}`);
    return item && "pk" in item ? item : undefined;
  };

  const touch = async (key: Key, session: Session) => {
    const now = seconds();
    if (now - session.usedAt < TOUCH_SECONDS) return;
    const expiresAt = Math.min(now + IDLE_SECONDS, session.startedAt + ABSOLUTE_SECONDS);
    try {
      await table.update(key, {
        UpdateExpression: "SET usedAt = :now, expiresAt = :expiresAt",
        ConditionExpression: "attribute_exists(pk)",
        ExpressionAttributeValues: { ":now": now, ":expiresAt": expiresAt },
      });
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  };

  const isOver = (session: Session, user: Pick<StoredUser, "isActive" | "sessionsValidFrom">) =>
    !user.isActive ||
    session.startedAt < user.sessionsValidFrom ||
    seconds() - session.usedAt > IDLE_SECONDS ||
    seconds() - session.startedAt > ABSOLUTE_SECONDS;

  return {
    /** A new session's token, and the write that makes it valid: it goes along with what else the sign-in changes. */
    start: (
      userId: string,
      { device = null, startedAt = seconds() }: StartOptions = {},
    ): { readonly token: string; readonly write: Write } => {
      const token = `${userId}.${newToken()}`;
      const session: Session = { userId, startedAt, usedAt: startedAt, device };
      const Item = { ...keyOfSession(token), ...session, expiresAt: startedAt + IDLE_SECONDS };
      return { token, write: { Put: { Item } } };
    },

    end: async (token: string): Promise<void> => {
      await table.transact([{ Delete: { Key: keyOfSession(token) } }]);
    },

    /** The id by which its owner knows the session of a token. */
    idOf: (token: string): string => keyOfSession(token).sk,

    /** The sessions of a user that are good now, the one used last first. */
    listOf: async (user: StoredUser): Promise<OpenSession[]> => {
      const items = await table.query({
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": partitionOf(user.id) },
      });
      return items
        .map((item) => ({ ...(item as Item & Session), id: String(item.sk) }))
        .filter((session) => !isOver(session, user))
        .sort((a, b) => b.usedAt - a.usedAt);
    },

    /** Ends one session of a user; false where there is none by that id. */
    endById: async (userId: string, id: string): Promise<boolean> => {
      try {
        await table.transact([
          {
            Delete: {
              Key: { pk: partitionOf(userId), sk: id },
              ConditionExpression: "attribute_exists(pk)",
            },
          },
        ]);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    /** The caller a token stands for, with the rights they have now; undefined when the session is over. */
    viewerOf: async (token: string): Promise<Viewer | undefined> => {
      if (!isToken(token)) return undefined;
      const known = new Map<string, Item>();
      const sessionKey = keyOfSession(token);
      const hash = sessionKey.sk;
      await read(known, remembered.get(hash) ?? [sessionKey, users.keyOf(userIdIn(token))]);
      const session = itemIn(known, sessionKey) as (Item & Session) | undefined;
      if (!session) return undefined;

      const userKey = users.keyOf(session.userId);
      await read(known, [userKey]);
      const user = users.entityOf(itemIn(known, userKey));
      if (!user || isOver(session, user)) return undefined;

      const employeeKey = user.employeeId ? employees.keyOf(user.employeeId) : undefined;
      const roleKeys = activeRoleIds(user).map(roles.keyOf);
      await read(known, [...(employeeKey ? [employeeKey] : []), ...roleKeys]);
      const employee = employeeKey && employees.entityOf(itemIn(known, employeeKey));
      const officeKey = employee?.employedAt ? organisations.keyOf(employee.employedAt) : undefined;
      if (officeKey) await read(known, [officeKey]);
      const office = officeKey && organisations.entityOf(itemIn(known, officeKey));

      remember(hash, [
        sessionKey,
        userKey,
        ...(employeeKey ? [employeeKey] : []),
        ...roleKeys,
        ...(officeKey ? [officeKey] : []),
      ]);
      await touch(sessionKey, session);
      return {
        userId: user.id,
        username: user.username,
        isAdmin: user.isAdmin,
        employeeId: user.employeeId,
        employedAt: employee?.employedAt ?? null,
        isDirector: employee?.isDirector ?? false,
        office: office ? { isPartner: office.isPartner, isAssociate: office.isAssociate } : null,
        grants: grantsOf(roleKeys.flatMap((key) => roles.entityOf(itemIn(known, key)) ?? [])),
      };
    },
  };
};

export type SessionRepository = ReturnType<typeof openSessions>;
