import { userProblems } from "../../../shared/login/login.problems.ts";
import type { User } from "../../../shared/login/user.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

export interface StoredUser extends Omit<User, "hasSecondFactor"> {
  /** A PHC string; null until the invited person has chosen a password. */
  readonly passwordHash: string | null;
  readonly hasTemporaryPassword?: boolean | undefined;
  readonly hasSecondFactor?: boolean | undefined;
  readonly passkeyCount?: number | undefined;
  /** At most one for each provider; `account` stands for its issuer and subject. */
  readonly firmAccounts?:
    | readonly { readonly providerId: string; readonly account: string; readonly since: string }[]
    | undefined;
  readonly assignments: readonly { readonly roleId: string; readonly active: boolean }[];
  /** In seconds; sessions started earlier are over. */
  readonly sessionsValidFrom: number;
}

export const activeRoleIds = ({
  roleId,
  assignments,
}: Pick<StoredUser, "roleId" | "assignments">): string[] => [
  ...new Set([
    ...(roleId ? [roleId] : []),
    ...assignments.filter(({ active }) => active).map((assignment) => assignment.roleId),
  ]),
];

export const hasAnySecondFactor = ({
  hasSecondFactor = false,
  passkeyCount = 0,
}: Pick<StoredUser, "hasSecondFactor" | "passkeyCount">): boolean => hasSecondFactor || passkeyCount > 0;

export const hasFirmAccount = ({ firmAccounts = [] }: StoredUser): boolean => firmAccounts.length > 0;

export const isInvited = (user: StoredUser): boolean => user.passwordHash === null && !hasFirmAccount(user);

const listedOf = (user: StoredUser) => ({
  username: user.username,
  isActive: user.isActive,
  isAdmin: user.isAdmin,
  isInvited: isInvited(user),
  roleId: user.roleId,
  activeRoleIds: activeRoleIds(user),
  employeeId: user.employeeId,
  hasSecondFactor: user.hasSecondFactor ?? false,
  passkeyCount: user.passkeyCount ?? 0,
  hasFirmAccount: hasFirmAccount(user),
});
export type ListedUser = ReturnType<typeof listedOf>;

export const usernameKey = (username: string): string => username.trim().toLowerCase();

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
