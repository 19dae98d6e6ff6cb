import type { Roles } from "../../data/people/roles.collection.ts";
import type { StoredUser } from "../../data/people/users.collection.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Write } from "../../platform/table/item.ts";

export type UserTrail = RequestTrail<"user.changed" | "user.activated" | "user.deactivated">;

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

export const changeWrites = async (
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
