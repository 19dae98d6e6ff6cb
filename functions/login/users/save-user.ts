import { ulid } from "ulid";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { userProblems } from "../../../shared/login/login.problems.ts";
import type { NewUser, UserChange, UserPatch } from "../../../shared/login/user.ts";
import type { Roles } from "../../data/people/roles.collection.ts";
import type { StoredUser } from "../../data/people/users.collection.ts";
import { validFromNow } from "../../data/sessions/session.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { hashPassword } from "../../platform/security/password.ts";
import type { Write } from "../../platform/table/item.ts";
import type { LoginDeps } from "../login.deps.ts";
import { requireGoodPassword, wordsAroundUser } from "../new-password.ts";

type UserTrail = RequestTrail<"user.changed" | "user.activated" | "user.deactivated">;

const fields = ["username", "isActive", "isAdmin", "roleId", "employeeId"] as const;

const actionOf = (before: StoredUser, after: StoredUser) => {
  if (before.isActive === after.isActive) return "user.changed";
  return after.isActive ? "user.activated" : "user.deactivated";
};

const roleNames = async (before: StoredUser, after: StoredUser, roles: Roles) => {
  if (before.roleId === after.roleId) return {};
  const ids = [before.roleId, after.roleId].filter((id) => id !== null);
  const known = await roles.findMany(ids);
  const namesOf = (id: string | null) => (id === null ? [] : [known.get(id)?.name ?? id]);
  return { taken: namesOf(before.roleId), given: namesOf(after.roleId) };
};

const changeWrites = async (
  before: StoredUser,
  after: StoredUser,
  trail: UserTrail,
  { roles }: { readonly roles: Roles },
): Promise<Write[]> => {
  const changed = [
    ...fields.filter((field) => before[field] !== after[field]),
    ...(before.passwordHash === after.passwordHash ? [] : ["password"]),
  ];
  if (changed.length === 0) {
    trail.skip();
    return [];
  }
  const facts = {
    changed,
    ...(before.isAdmin !== after.isAdmin && { isAdmin: after.isAdmin }),
    ...(await roleNames(before, after, roles)),
  };
  return [await trail.write({ action: actionOf(before, after), subject: { name: after.username }, facts })];
};

export type CreatingDeps = Pick<
  LoginDeps,
  "users" | "roles" | "employees" | "organisations" | "accountMails"
>;

const requireKnown = async ({ roleId, employeeId }: UserChange, { roles, employees }: CreatingDeps) => {
  const [role, employee] = await Promise.all([
    roleId ? roles.find(roleId) : undefined,
    employeeId ? employees.find(employeeId) : undefined,
  ]);
  if (roleId && !role) throw problemAt(userProblems.roleUnknown, "roleId");
  if (employeeId && !employee) throw problemAt(userProblems.employeeUnknown, "employeeId");
  return { role, employee };
};

const temporaryPassword = async (
  password: string,
  user: Pick<StoredUser, "username" | "employeeId">,
  deps: CreatingDeps,
) => {
  await requireGoodPassword(password, await wordsAroundUser(user, deps), "password");
  return { passwordHash: await hashPassword(password), hasTemporaryPassword: true };
};

const firstPassword = async ({ password, ...user }: NewUser, isReachable: boolean, deps: CreatingDeps) => {
  if (password) return temporaryPassword(password, user, deps);
  if (!isReachable) throw problemAt(userProblems.notReachable, "employeeId");
  return { passwordHash: null };
};

export const createUser = async (body: NewUser, deps: CreatingDeps, trail: RequestTrail<"user.created">) => {
  const { role, employee } = await requireKnown(body, deps);
  const { username, isActive, isAdmin, roleId, employeeId } = body;
  const created: StoredUser = {
    id: ulid(),
    username,
    isActive,
    isAdmin,
    roleId,
    employeeId,
    assignments: [],
    sessionsValidFrom: 0,
    ...(await firstPassword(body, Boolean(employee?.email), deps)),
  };
  const facts = { ...(isAdmin && { isAdmin }), ...(role && { given: [role.name] }) };
  const entry = await trail.write({ subject: { id: created.id, name: username }, facts });
  const user = await deps.users.insert(created, [entry]);
  if (user.passwordHash === null) await deps.accountMails.request({ username, kind: "invitation" });
  return user;
};

type Change = UserChange & Partial<Pick<StoredUser, "passwordHash" | "hasTemporaryPassword">>;

const changed = (before: StoredUser, change: Change): StoredUser => {
  const after = {
    ...before,
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  };
  const ends = (before.isActive && !after.isActive) || before.passwordHash !== after.passwordHash;
  return ends ? { ...after, sessionsValidFrom: validFromNow() } : after;
};

export const updateUser = async (
  user: Stored<StoredUser>,
  { password, passwordConfirmation: _, ...fields }: UserPatch,
  ifVersion: number | undefined,
  deps: LoginDeps & { readonly viewer: Viewer },
  trail: UserTrail,
) => {
  if (password && user.id === deps.viewer.userId) throw problemAt(userProblems.ownPassword, "password");
  await requireKnown(fields, deps);
  const change: Change = {
    ...fields,
    ...(password && (await temporaryPassword(password, changed(user, fields), deps))),
  };
  return deps.administrators.inTurn(() =>
    deps.users.update(user.id, (before) => changed(before, change), {
      ifVersion,
      from: user,
      inTransaction: async (before, after) => [
        ...(await deps.administrators.writesFor({ before, after })),
        ...(await changeWrites(before, after, trail, deps)),
      ],
    }),
  );
};
