import type { Role } from "../../../shared/login/role.ts";
import { activeRoleIds, type StoredUser } from "../../data/people/users.collection.ts";
import type { Groups } from "./identity.ts";
import type { Provider } from "./providers.ts";

const wantedRoles = ({ groups: mapped }: Provider, groups: ReadonlySet<string>, known: readonly Role[]) => {
  const wanted = new Map<string, boolean>();
  for (const [group, roleId] of Object.entries(mapped)) {
    if (!known.some(({ id }) => id === roleId)) continue;
    wanted.set(roleId, wanted.get(roleId) || groups.has(group));
  }
  return wanted;
};

export const withGroupRoles = (
  user: StoredUser,
  provider: Provider,
  groups: Groups,
  known: readonly Role[],
): StoredUser => {
  if (groups === "unknown") return user;
  const active = new Set(activeRoleIds(user));
  const changes = [...wantedRoles(provider, groups, known)].filter(
    ([roleId, isWanted]) => active.has(roleId) !== isWanted,
  );
  if (changes.length === 0) return user;
  const changed = new Set(changes.map(([roleId]) => roleId));
  return {
    ...user,
    roleId: user.roleId !== null && changed.has(user.roleId) ? null : user.roleId,
    assignments: [
      ...user.assignments.filter(({ roleId }) => !changed.has(roleId)),
      ...changes.map(([roleId, active]) => ({ roleId, active })),
    ],
  };
};
