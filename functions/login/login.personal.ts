import { activeRoleIds, type StoredUser, usernameKey } from "../data/people/users.collection.ts";
import { deleting, mentioning } from "../data/personal/own-items.ts";
import type { Person } from "../data/personal/person.ts";
import type { PersonalSource } from "../data/personal/personal-source.ts";
import { removeWithProof } from "../data/remove-with-proof.ts";
import type { Stores } from "../data/stores.ts";
import type { Item } from "../platform/table/item.ts";
import { deviceKeyOf } from "./known-device.ts";
import { attemptsKeyOf } from "./sign-in-attempts.repository.ts";
import type { openAdministrators } from "./users/last-administrator.ts";

interface Known extends Pick<Stores, "table" | "users" | "audit"> {
  readonly administrators: ReturnType<typeof openAdministrators>;
}

const shownUser = (user: StoredUser) => ({
  id: user.id,
  username: user.username,
  isActive: user.isActive,
  isAdmin: user.isAdmin,
  roleIds: activeRoleIds(user),
  employeeId: user.employeeId,
  hasPassword: user.passwordHash !== null,
  hasSecondFactor: user.hasSecondFactor ?? false,
  firmAccounts: user.firmAccounts ?? [],
});

const present =
  (fields: readonly string[]) => (item: Item, sought: { mentions: (value: unknown) => boolean }) =>
    sought.mentions(item.pk)
      ? {
          present: true,
          ...Object.fromEntries(fields.flatMap((field) => (field in item ? [[field, item[field]]] : []))),
        }
      : undefined;

const hasName = (names: readonly string[], matches: (name: string) => boolean) =>
  names.map(usernameKey).some(matches);

export const loginSources = ({ table, users, audit, administrators }: Known): readonly PersonalSource[] => {
  const withAccount = { fate: "erased", erase: deleting(table) } as const;
  const byName =
    (is: (pk: unknown, name: string) => boolean) =>
    (item: Item, { person }: { person: Person }) =>
      hasName(person.usernames, (name) => is(item.pk, name))
        ? { present: true, expiresAt: item.expiresAt }
        : undefined;
  return [
    {
      area: "users",
      kinds: ["USER"],
      fate: "erased",
      find: (item, { person }) => {
        const user = users.entityOf(item);
        return user && person.userIds.includes(user.id) ? shownUser(user) : undefined;
      },
      erase: ({ sk }, { actor, requestId }) =>
        administrators.inTurn(async () => {
          const user = await users.find(sk);
          if (!user) return;
          const gone = { ...user, isActive: false };
          const writes = await administrators.writesFor({ before: user, after: gone });
          const proof = { audit, action: "user.deleted", actor, requestId } as const;
          if (!(await removeWithProof(users, user, proof, writes)))
            throw new Error("A user has changed meanwhile.");
        }),
    },
    {
      area: "userNames",
      kinds: ["UNIQUE#USER"],
      fate: "erased",
      find: ({ pk, id }, { person }) =>
        person.userIds.some((userId) => userId === id)
          ? { username: String(pk).split("#").at(-1) }
          : undefined,
    },
    {
      area: "sessions",
      kinds: ["SESSION"],
      ...withAccount,
      find: present(["device", "startedAt", "usedAt"]),
    },
    { area: "secondFactors", kinds: ["SECOND_FACTOR"], ...withAccount, find: present(["since"]) },
    {
      area: "firmAccounts",
      kinds: ["FIRM_ACCOUNT"],
      ...withAccount,
      find: ({ userId }, { person }) =>
        person.userIds.some((id) => id === userId) ? { present: true } : undefined,
    },
    {
      area: "passkeys",
      kinds: ["PASSKEY"],
      ...withAccount,
      find: present(["name", "createdAt", "lastUsedAt"]),
    },
    {
      area: "passkeyChallenges",
      kinds: ["PASSKEY_CHALLENGE"],
      fate: "expiring",
      find: ({ purpose, expiresAt }, { person }) =>
        person.userIds.some((id) => id === purpose) ? { present: true, expiresAt } : undefined,
    },
    { area: "resetCodes", kinds: ["RESET_CODE"], ...withAccount, find: present(["validUntil"]) },
    {
      area: "calendarFeeds",
      kinds: ["CALENDAR_FEED"],
      ...withAccount,
      find: present(["createdAt", "categories", "birthdays", "holidays"]),
    },
    {
      area: "accountMails",
      kinds: ["ACCOUNT_MAIL"],
      ...withAccount,
      find: (item, sought) =>
        hasName(sought.person.usernames, (name) => name === usernameKey(String(item.username)))
          ? { username: item.username, kind: item.kind }
          : mentioning(item, sought),
    },
    {
      area: "knownDevices",
      kinds: ["SIGN_IN_DEVICE"],
      ...withAccount,
      find: byName((pk, name) => pk === deviceKeyOf(name, "").pk),
    },
    {
      area: "signInAttempts",
      kinds: ["SIGN_IN_ATTEMPTS"],
      ...withAccount,
      find: byName((pk, name) => pk === attemptsKeyOf(name).pk),
    },
  ];
};
