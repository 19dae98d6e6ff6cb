import { ulid } from "ulid";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { userProblems } from "../../../shared/login/login.problems.ts";
import type { NewUser, UserChange, UserPatch } from "../../../shared/login/users.contract.ts";
import type { StoredUser } from "../../data/people/users.collection.ts";
import { validFromNow } from "../../data/sessions/session.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { hashPassword } from "../../platform/security/password.ts";
import type { LoginDeps } from "../login.deps.ts";
import { requireGoodPassword, wordsAroundUser } from "../new-password.ts";
import { changeWrites, type UserTrail } from "./user-trail.ts";

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
  // One's own takes the present one: an open session is not enough.
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
      alongside: async (before, after) => [
        ...(await deps.administrators.writesFor({ before, after })),
        ...(await changeWrites(before, after, trail, deps)),
      ],
    }),
  );
};
