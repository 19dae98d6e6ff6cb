import { userProblems } from "../../../shared/login/login.problems.ts";
import type { User } from "../../../shared/login/user.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

/** A user as stored: with the password's hash (a PHC string) and the roles that were assigned. */
export interface StoredUser extends Omit<User, "hasSecondFactor"> {
  /** Null until the invited person has chosen one. */
  readonly passwordHash: string | null;
  /** Somebody else has chosen it: it only opens the way to another one. */
  readonly hasTemporaryPassword?: boolean | undefined;
  /** Signing in asks for a code, too; what it is checked by lies apart. */
  readonly hasSecondFactor?: boolean | undefined;
  readonly assignments: readonly { readonly roleId: string; readonly active: boolean }[];
  /** Sessions that began earlier have ended: the password changed, or the user was deactivated. */
  readonly sessionsValidFrom: number;
}

/** The roles a user has: the own one and those that are assigned and active. */
export const activeRoleIds = ({
  roleId,
  assignments,
}: Pick<StoredUser, "roleId" | "assignments">): string[] => [
  ...new Set([
    ...(roleId ? [roleId] : []),
    ...assignments.filter(({ active }) => active).map((assignment) => assignment.roleId),
  ]),
];

const listedOf = (user: StoredUser) => ({
  username: user.username,
  isActive: user.isActive,
  isAdmin: user.isAdmin,
  isInvited: user.passwordHash === null,
  roleId: user.roleId,
  activeRoleIds: activeRoleIds(user),
  employeeId: user.employeeId,
  hasSecondFactor: user.hasSecondFactor ?? false,
});
export type ListedUser = ReturnType<typeof listedOf>;

/** A username as two are compared. */
export const usernameKey = (username: string): string => username.trim().toLowerCase();

/** The people who may sign in. */
export const openUsers = (table: Table) =>
  openCollection<StoredUser, ListedUser>(table, {
    name: "USER",
    missing: userProblems.notFound,
    listed: listedOf,
    unique: [
      {
        name: "username",
        of: ({ username }) => usernameKey(username),
        taken: userProblems.usernameTaken,
        path: "username",
      },
    ],
    fieldOf: (listed, field) => listed[field as keyof ListedUser],
    searchText: ({ username }) => [username],
    defaultSort: [{ field: "username", direction: "asc" }],
  });

export type Users = ReturnType<typeof openUsers>;
