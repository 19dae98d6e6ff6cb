import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import type { Grant } from "../../../shared/contract/permissions.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import type { Colleague } from "../../../shared/organisations/employee.ts";
import { type Addressed, loadReachable } from "../../data/people/reachable-employees.ts";
import type { ListedUser } from "../../data/people/users.collection.ts";
import type { ApplicationMails } from "../applications.deps.ts";

type Deps = Pick<ApplicationMails, "employees" | "users" | "roles" | "suppressions">;

const grantsOf = async (accounts: readonly ListedUser[], { roles }: Deps) => {
  const found = await roles.findMany(accounts.flatMap(({ activeRoleIds }) => activeRoleIds));
  return ({ activeRoleIds }: ListedUser): Grant[] =>
    activeRoleIds.flatMap((id) =>
      (found.get(id)?.rules ?? []).map(({ rule, ressource }) => ({ rule, ressource: ressource ?? null })),
    );
};

/** Administrators as such are not told: they would be of every office. */
const looksAfter = (
  { isDirector, employedAt }: Pick<Colleague, "isDirector" | "employedAt">,
  grants: readonly Grant[],
  organisationId: string,
) => maySeeApplicationsOf({ isAdmin: false, isDirector, employedAt, grants }, organisationId);

/** Directors of the office, and who looks after it, as far as they want to know of new applications. */
export const watchersOf = async (organisationId: string, deps: Deps): Promise<Addressed[]> => {
  const [people, accounts, isReachable] = await Promise.all([
    deps.employees.projection(),
    deps.users.projection(),
    loadReachable(deps),
  ]);
  const wanting = new Map(
    Array.from(people.entries())
      .filter(({ listed }) => listed.notifyAboutNewApplications)
      .map(({ id, listed }) => [id, listed]),
  );
  const active = Array.from(accounts.entries(), ({ listed }) => listed).filter(
    ({ isActive, employeeId }) => isActive && employeeId !== null && wanting.has(employeeId),
  );
  const grantsFor = await grantsOf(active, deps);
  const chosen = active.flatMap((account) => {
    const person = wanting.get(account.employeeId ?? "");
    return person && looksAfter(person, grantsFor(account), organisationId) ? [person] : [];
  });
  const byAddress = new Map(chosen.filter(isReachable).map((person) => [addressKey(person.email), person]));
  return [...byAddress.values()];
};
