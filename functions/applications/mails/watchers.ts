import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import type { Grant } from "../../../shared/contract/permissions.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { Colleague } from "../../../shared/organisations/employee.ts";
import { type Addressed, loadReachable } from "../../data/people/reachable-employees.ts";
import type { ListedUser } from "../../data/people/users.collection.ts";
import type { LinkedStores } from "../../data/stores.ts";

type Deps = Pick<LinkedStores, "employees" | "users" | "roles" | "suppressions">;

const grantsOf = async (accounts: readonly ListedUser[], { roles }: Pick<Deps, "roles">) => {
  const found = await roles.findMany(accounts.flatMap(({ activeRoleIds }) => activeRoleIds));
  return ({ activeRoleIds }: ListedUser): Grant[] =>
    activeRoleIds.flatMap((id) =>
      (found.get(id)?.rules ?? []).map(({ rule, ressource }) => ({ rule, ressource: ressource ?? null })),
    );
};

export const readersOf = async (
  organisationId: string,
  deps: Pick<LinkedStores, "employees" | "users" | "roles">,
  isAdminAsked = true,
): Promise<Colleague[]> => {
  const [people, accounts] = await Promise.all([deps.employees.projection(), deps.users.projection()]);
  const active = Array.from(accounts.entries(), ({ listed }) => listed).filter(({ isActive }) => isActive);
  const grantsFor = await grantsOf(active, deps);
  const keepers = active.flatMap((account) => {
    const person = people.get(account.employeeId ?? "");
    if (!person) return [];
    const { isDirector, employedAt } = person;
    const isAdmin = isAdminAsked && account.isAdmin;
    const viewer = { isAdmin, isDirector, employedAt, grants: grantsFor(account) };
    return maySeeApplicationsOf(viewer, organisationId) ? [person] : [];
  });
  return [...new Set(keepers)];
};

export const watchersOf = async (organisationId: string, deps: Deps) => {
  const [keepers, isReachable] = await Promise.all([
    // Administrators as such are left out, since they would be notified of every office.
    readersOf(organisationId, deps, false),
    loadReachable(deps),
  ]);
  const mailed = keepers.filter(
    (person): person is Addressed => person.notifyAboutNewApplications && isReachable(person),
  );
  return {
    byMail: [...new Map(mailed.map((person) => [addressKey(person.email), person])).values()],
    byBell: keepers.filter((person) => wantsBell(person, "application")),
  };
};
