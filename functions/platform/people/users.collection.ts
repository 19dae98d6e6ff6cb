import type { User } from "../../../shared/login/user.ts";
import { openCollection } from "../collection/collection.ts";
import type { Table } from "../table.ts";

/** A user as stored: with the password's hash (a PHC string) and the roles that were assigned. */
export interface StoredUser extends User {
  /** Null until the invited person has chosen one. */
  readonly passwordHash: string | null;
  readonly assignments: readonly { readonly roleId: string; readonly active: boolean }[];
  /** Sessions that began earlier have ended: the password changed, or the user was deactivated. */
  readonly sessionsValidFrom: number;
}

const listedOf = ({ username, isActive, isAdmin, roleId, employeeId }: StoredUser) => ({
  username,
  isActive,
  isAdmin,
  roleId,
  employeeId,
});
export type ListedUser = ReturnType<typeof listedOf>;

/** A username as two are compared. */
export const usernameKey = (username: string): string => username.trim().toLowerCase();

/** The people who may sign in. */
export const openUsers = (table: Table) =>
  openCollection<StoredUser, ListedUser>(table, {
    name: "USER",
    listed: listedOf,
    unique: [
      {
        name: "username",
        of: ({ username }) => usernameKey(username),
        taken: "user.username-taken",
        path: "username",
      },
    ],
    fieldOf: (listed, field) => listed[field as keyof ListedUser],
    searchText: ({ username }) => [username],
    defaultSort: [{ field: "username", direction: "asc" }],
  });

export type Users = ReturnType<typeof openUsers>;
