import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { everything } from "../../platform/collection/visible.ts";
import type { openPeople } from "./open-people.ts";

/** Viewers of accounts without a session, with all their rights; undefined if they may not sign in. */
export const loadAccountViewers = async ({
  users,
  employees,
  organisations,
  roles,
}: ReturnType<typeof openPeople>): Promise<(userId: string) => Viewer | undefined> => {
  const [accounts, people, offices, all] = await Promise.all([
    users.projection(),
    employees.projection(),
    organisations.projection(),
    roles.list(listConfig({ limit: MAX_LIMIT }), everything),
  ]);
  const rulesOf = new Map(all.data.map(({ id, rules }) => [id, rules]));
  return (userId) => {
    const account = accounts.get(userId);
    if (!account?.isActive) return undefined;
    const { username, isAdmin, employeeId, activeRoleIds } = account;
    const employee = employeeId === null ? undefined : people.get(employeeId);
    const employedAt = employee?.employedAt ?? null;
    const grants = activeRoleIds
      .flatMap((id) => rulesOf.get(id) ?? [])
      .map(({ rule, ressource = null }) => ({ rule, ressource }));
    return {
      userId,
      username,
      isAdmin,
      employeeId,
      employedAt,
      isDirector: employee?.isDirector ?? false,
      office: (employedAt === null ? undefined : offices.get(employedAt)) ?? null,
      grants,
    };
  };
};
