import type { Grant, Viewer } from "../../../shared/contract/permissions.ts";
import type { Role } from "../../../shared/login/role.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { KnownCaller } from "../../platform/http/sessions.ts";
import { type Item, type Key, keyName } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { Organisations } from "../organisations/organisations.collection.ts";
import type { Employees } from "../people/employees.collection.ts";
import type { Roles } from "../people/roles.collection.ts";
import {
  activeRoleIds,
  hasAnySecondFactor,
  type StoredUser,
  type Users,
} from "../people/users.collection.ts";
import { openSettings } from "../settings/settings.collection.ts";
import {
  ABSOLUTE_SECONDS,
  IDLE_SECONDS,
  isOver,
  isToken,
  keyOfSession,
  type Session,
  seconds,
  userIdIn,
} from "./session.ts";

const TOUCH_SECONDS = 10 * 60;
const REMEMBERED = 5_000;

export interface People {
  readonly users: Users;
  readonly employees: Employees;
  readonly organisations: Organisations;
  readonly roles: Roles;
}

/** Undefined: the item was read and does not exist. */
type Known = Map<string, Item | undefined>;

const grantsOf = (roles: readonly Role[]): Grant[] =>
  roles.flatMap(({ rules }) => rules.map(({ rule, ressource }) => ({ rule, ressource: ressource ?? null })));

const mayLackFactor = (user: StoredUser) => user.isAdmin && !hasAnySecondFactor(user);

/** Caches keys, never contents, so that a withdrawn right is refused at the next request. */
export const openViewers = (table: Table, { users, employees, organisations, roles }: People) => {
  const settings = openSettings(table);
  const remembered = new Map<string, readonly Key[]>();

  const remember = (userId: string, keys: readonly Key[]) => {
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(userId, keys);
  };

  const read = async (known: Known, keys: readonly Key[]) => {
    const missing = new Map(
      keys.flatMap((key) => (known.has(keyName(key)) ? [] : [[keyName(key), key] as const])),
    );
    if (missing.size === 0) return;
    const items = await table.getMany([...missing.values()]);
    for (const name of missing.keys()) known.set(name, undefined);
    for (const item of items) known.set(keyName(item), item);
  };

  const itemIn = (known: Known, key: Key) => known.get(keyName(key));

  const touch = async (key: Key, session: Session) => {
    const now = seconds();
    if (now - session.usedAt < TOUCH_SECONDS) return;
    const expiresAt = Math.min(now + IDLE_SECONDS, session.startedAt + ABSOLUTE_SECONDS);
    await table.tryUpdate(key, { set: { usedAt: now, expiresAt }, if: "attribute_exists(pk)" });
  };

  const rightKeysOf = (user: StoredUser, employee: Employee | undefined): Key[] => [
    ...activeRoleIds(user).map(roles.keyOf),
    ...(employee?.employedAt ? [organisations.keyOf(employee.employedAt)] : []),
    // The setting concerns only administrators without a second factor.
    ...(mayLackFactor(user) ? [settings.key] : []),
  ];

  const viewerFor = async (
    user: StoredUser,
    employee: Employee | undefined,
    known: Known = new Map(),
  ): Promise<Viewer> => {
    await read(known, rightKeysOf(user, employee));
    const office =
      employee?.employedAt && organisations.entityOf(itemIn(known, organisations.keyOf(employee.employedAt)));
    return {
      userId: user.id,
      username: user.username,
      isAdmin: user.isAdmin,
      lacksSecondFactor:
        mayLackFactor(user) &&
        settings.settingsIn(itemIn(known, settings.key)).requireSecondFactorForAdministrators,
      employeeId: user.employeeId,
      employedAt: employee?.employedAt ?? null,
      isDirector: employee?.isDirector ?? false,
      office: office ? { isPartner: office.isPartner, isAssociate: office.isAssociate } : null,
      grants: grantsOf(
        activeRoleIds(user).flatMap((id) => roles.entityOf(itemIn(known, roles.keyOf(id))) ?? []),
      ),
    };
  };

  /** Reads `keys` in the same request. */
  const userOf = async (userId: string, keys: readonly Key[]) => {
    const known: Known = new Map();
    const userKey = users.keyOf(userId);
    await read(known, [...(remembered.get(userId) ?? [userKey]), ...keys]);
    return { known, user: users.entityOf(itemIn(known, userKey)) };
  };

  const callerOf = async (user: StoredUser, known: Known): Promise<KnownCaller> => {
    const own = user.employeeId ? [employees.keyOf(user.employeeId)] : [];
    await read(known, own);
    const [employee] = own.map((key) => employees.entityOf(itemIn(known, key)));
    remember(user.id, [users.keyOf(user.id), ...own, ...rightKeysOf(user, employee)]);
    return { viewer: await viewerFor(user, employee, known), prefetched: known };
  };

  return {
    /** Undefined if the session is over. */
    viewerOf: async (
      token: string,
      keys: readonly Key[] = [],
    ): Promise<KnownCaller | "deactivated" | undefined> => {
      if (!isToken(token)) return undefined;
      const sessionKey = keyOfSession(token);
      const { known, user } = await userOf(userIdIn(token), [sessionKey, ...keys]);
      const session = itemIn(known, sessionKey) as (Item & Session) | undefined;
      if (!session || !user) return undefined;
      if (!user.isActive) return "deactivated";
      if (isOver(session, user)) return undefined;
      const caller = await callerOf(user, known);
      await touch(sessionKey, session);
      return caller;
    },

    viewerFor,
    userOf,
    callerOf,
  };
};
