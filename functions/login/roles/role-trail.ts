import type { AuditFacts } from "../../../shared/administration/audit-entry.ts";
import type { Role } from "../../../shared/login/role.ts";
import { grantNames } from "../../data/people/grants.ts";
import { activeRoleIds, type StoredUser } from "../../data/people/users.collection.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Write } from "../../platform/table/item.ts";

const without = (all: readonly string[], others: readonly string[]) =>
  all.filter((one) => !others.includes(one));

export const roleFacts = (role: Role, before?: Role): AuditFacts => {
  const [now, then] = [grantNames(role.rules), grantNames(before?.rules ?? [])];
  const changed = (["name", "ruleGroupName"] as const).filter(
    (field) => before && before[field] !== role[field],
  );
  return { given: without(now, then), taken: without(then, now), changed };
};

/** Undefined if no role was gained or lost. */
export const rolesChangedFacts = (
  before: StoredUser,
  after: StoredUser,
  roles: readonly Role[],
): Pick<AuditFacts, "given" | "taken"> | undefined => {
  const nameOf = (id: string) => roles.find((role) => role.id === id)?.name ?? id;
  const [then, now] = [activeRoleIds(before), activeRoleIds(after)];
  const given = without(now, then).map(nameOf);
  const taken = without(then, now).map(nameOf);
  return given.length + taken.length === 0 ? undefined : { given, taken };
};

export const assignmentWrites = async (
  before: StoredUser,
  after: StoredUser,
  roles: readonly Role[],
  trail: RequestTrail<"user.roles-changed">,
): Promise<Write[]> => {
  const facts = rolesChangedFacts(before, after, roles);
  if (!facts) {
    trail.skip();
    return [];
  }
  return [await trail.write({ subject: { name: after.username }, facts })];
};
