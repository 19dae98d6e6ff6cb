import { allows, type Rule } from "../../../shared/contract/permissions.ts";
import { userProblems } from "../../../shared/login/login.problems.ts";
import { users as contract } from "../../../shared/login/users.contract.ts";
import {
  activeRoleIds,
  hasAnySecondFactor,
  hasFirmAccount,
  isInvited,
  type StoredUser,
  usernameKey,
} from "../../data/people/users.collection.ts";
import { validFromNow } from "../../data/sessions/session.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { type HandlerFor, implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { LoginDeps } from "../login.deps.ts";
import { mayUsePassword } from "../may-use-password.ts";
import { createUser, updateUser } from "./save-user.ts";

const resetSecondFactor: HandlerFor<
  typeof contract.resetSecondFactor,
  LoginDeps,
  Stored<StoredUser>
> = async ({ resource: user }, { users, passkeys, secondFactors, viewer, trail }) => {
  if (user.id === viewer.userId) throw new Problem(userProblems.ownSecondFactor);
  if (!hasAnySecondFactor(user)) return trail.skip();
  const known = await passkeys.listOf(user.id);
  const entry = await trail.write({ subject: { name: user.username } });
  await users.update(
    user.id,
    (before) => ({
      ...before,
      hasSecondFactor: false,
      passkeyCount: 0,
      sessionsValidFrom: validFromNow(),
    }),
    {
      inTransaction: [
        secondFactors.removal(user.id),
        ...known.map(({ id }) => passkeys.removal(user.id, id)),
        entry,
      ],
    },
  );
};

const asKnown = async (user: Stored<StoredUser>, { settings }: LoginDeps) => ({
  ...user,
  isInvited: isInvited(user),
  hasFirmAccount: hasFirmAccount(user),
  usesPassword: mayUsePassword(user, await settings.current()),
});

const reasonsOf = async (user: StoredUser, rule: Rule, ressource: string | null, { roles }: LoginDeps) => {
  const held = await roles.findMany(activeRoleIds(user));
  const granting = [...held.values()].flatMap(({ id, name, ruleGroupName, rules }) =>
    rules
      .map((grant) => ({ rule: grant.rule, ressource: grant.ressource ?? null }))
      .filter((grant) => allows(grant, rule, ressource))
      .map((grant) => ({ id, name, ruleGroupName, ressource: grant.ressource })),
  );
  return {
    isAllowed: user.isActive && (user.isAdmin || granting.length > 0),
    isActive: user.isActive,
    isAdmin: user.isAdmin,
    heldRoleIds: [...held.keys()],
    roles: granting,
  };
};

export const users = implement<typeof contract, LoginDeps, Stored<StoredUser>>(
  contract,
  {
    list: ({ query }, { userList }) => userList(query.config),

    read: ({ resource }, deps) => asKnown(resource, deps),

    create: async ({ body }, deps) => asKnown(await createUser(body, deps, deps.trail), deps),

    update: async ({ resource, body, ifVersion }, deps) =>
      asKnown(await updateUser(resource, body, ifVersion, deps, deps.trail), deps),

    invite: async ({ resource: user }, deps) => {
      const employee = user.employeeId ? await deps.employees.find(user.employeeId) : undefined;
      if (!user.isActive || !employee?.email) throw new Problem(userProblems.notReachable);
      const usesPassword = mayUsePassword(user, await deps.settings.read());
      if (!usesPassword && hasFirmAccount(user)) throw new Problem(userProblems.needsNoInvitation);
      const kind = user.passwordHash === null || !usesPassword ? "invitation" : "reset";
      const entry = await deps.trail.write({ subject: { name: user.username } });
      await deps.accountMails.request({ username: usernameKey(user.username), kind }, [entry]);
    },

    resetSecondFactor,

    permissions: ({ resource, query }, deps) =>
      reasonsOf(resource, query.rule, query.ressource || null, deps),
  },
  { resource: { source: ({ users }) => users } },
);
