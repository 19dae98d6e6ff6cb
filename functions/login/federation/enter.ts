import { ulid } from "ulid";
import type { AuditedOf } from "../../../shared/contract/endpoint.ts";
import type { federation } from "../../../shared/login/federation.contract.ts";
import { userProblems } from "../../../shared/login/login.problems.ts";
import type { Role } from "../../../shared/login/role.ts";
import type { StoredUser } from "../../data/people/users.collection.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { RequestContext } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import { retryOnConflict } from "../../platform/table/write-failures.ts";
import { rolesChangedFacts } from "../roles/role-trail.ts";
import { startSession } from "../start-session.ts";
import type { FederationDeps } from "./federation.deps.ts";
import { findUser } from "./find-user.ts";
import { accountOf } from "./firm-accounts.repository.ts";
import { withGroupRoles } from "./group-roles.ts";
import type { Identity } from "./identity.ts";
import { newUser } from "./new-user.ts";
import type { Provider } from "./providers.ts";
import { SignInFailure } from "./sign-in-failure.ts";

export type CallbackDeps = FederationDeps &
  RequestContext & { readonly trail: RequestTrail<AuditedOf<typeof federation.providers.callback>> };

interface Entering {
  readonly identity: Identity;
  readonly provider: Provider;
  readonly roles: readonly Role[];
}

const isLinkedTo = (user: StoredUser, account: string) =>
  user.firmAccounts?.some((one) => one.account === account) ?? false;

const linked = (user: StoredUser, { identity, provider }: Entering, now: Date): StoredUser => {
  const account = accountOf(identity);
  if (isLinkedTo(user, account)) return user;
  const others = user.firmAccounts ?? [];
  // Another sign-in may have linked an account since the user was found.
  if (others.some(({ providerId }) => providerId === provider.id)) {
    throw new SignInFailure("taken", { reason: "otherAccount", user });
  }
  const since = now.toISOString();
  return { ...user, firmAccounts: [...others, { providerId: provider.id, account, since }] };
};

const asSaid = (user: StoredUser, entering: Entering, now: Date): StoredUser => {
  const { provider, identity, roles } = entering;
  return withGroupRoles(linked(user, entering, now), provider, identity.groups, roles);
};

/** The entry has no actor, since the portal makes the change. */
const entryOf = (
  action: "user.created" | "user.roles-changed",
  { id, username }: StoredUser,
  facts: object,
  { audit, requestId }: CallbackDeps,
): Promise<Write> =>
  audit.writeOf({ id: ulid(), action, actor: null, subject: { id, name: username }, facts, requestId });

const changeWrites = async (
  before: StoredUser | undefined,
  after: StoredUser,
  { identity, provider, roles }: Entering,
  deps: CallbackDeps,
): Promise<Write[]> => {
  const { trail, firmAccounts } = deps;
  const account = accountOf(identity);
  const isNewLink = !(before && isLinkedTo(before, account));
  const subject = { id: after.id, name: after.username };
  const facts = { provider: provider.label };
  const rights = rolesChangedFacts(before ?? { ...after, roleId: null, assignments: [] }, after, roles);
  const entries = [
    before ? undefined : entryOf("user.created", after, facts, deps),
    isNewLink ? trail.add({ action: "firm-account.linked", subject, facts }) : undefined,
    rights && entryOf("user.roles-changed", after, { ...rights, ...facts }, deps),
  ];
  return [
    ...(isNewLink ? [firmAccounts.linking(account, after.id)] : []),
    ...(await Promise.all(entries.filter((entry) => entry !== undefined))),
  ];
};

const enterAs = (known: Stored<StoredUser>, entering: Entering, deps: CallbackDeps) => {
  const { users, table, now } = deps;
  const change = (before: StoredUser) => asSaid(before, entering, now);
  return startSession({ user: known, employee: undefined }, deps, {
    provenAt: entering.identity.provenAt,
    commit: async (sessionWrites) => {
      if (change(known) === known) return table.transact(await sessionWrites());
      await users.update(known.id, change, {
        from: known,
        inTransaction: async (before, after) => [
          ...(await sessionWrites()),
          ...(await changeWrites(before, after, entering, deps)),
        ],
      });
    },
  });
};

const enterAsNew = async (entering: Entering, deps: CallbackDeps) => {
  const made = await newUser(entering.identity, entering.provider, deps.now, deps);
  if (!made) throw new SignInFailure("unknown", { reason: "noUser" });
  const user = asSaid(made, entering, deps.now);
  return startSession({ user: { ...user, version: 1 }, employee: undefined }, deps, {
    provenAt: entering.identity.provenAt,
    commit: async (sessionWrites) => {
      const writes = [...(await sessionWrites()), ...(await changeWrites(undefined, user, entering, deps))];
      await deps.users.insert(user, writes);
    },
  });
};

const isNameTaken = (error: unknown) => error instanceof Problem && error.kind === userProblems.usernameTaken;

export const enter = async (identity: Identity, provider: Provider, deps: CallbackDeps): Promise<void> => {
  const roles = [...(await deps.roles.findMany(Object.values(provider.groups))).values()];
  const entering = { identity, provider, roles };
  deps.trail.describe({
    facts: { provider: provider.label, ...(identity.groups === "unknown" && { groupsUnknown: true }) },
  });
  const attempt = async () => {
    const user = await findUser(identity, deps);
    await (user ? enterAs(user, entering, deps) : enterAsNew(entering, deps));
  };
  const again = (error: unknown) => {
    if (isNameTaken(error)) return attempt();
    throw error;
  };
  await retryOnConflict(() => attempt().catch(again)).catch((error) => {
    // The retry would have found the same person, so somebody else has the name.
    throw isNameTaken(error) ? new SignInFailure("ambiguous", { reason: "severalUsers" }) : error;
  });
};
