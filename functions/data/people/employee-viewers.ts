import type { Employee } from "../../../shared/organisations/employee.ts";
import type { ViewerFacts } from "../../../shared/visibility/visibility.ts";
import type { Organisations } from "../organisations/organisations.collection.ts";
import type { Users } from "./users.collection.ts";

type Person = Pick<Employee, "id" | "isDirector" | "employedAt">;

/** Viewers of employees without a session; undefined for those who cannot sign in. */
export const loadEmployeeViewers = async ({
  users,
  organisations,
}: {
  readonly users: Pick<Users, "projection">;
  readonly organisations: Pick<Organisations, "projection">;
}) => {
  const [accounts, offices] = await Promise.all([users.projection(), organisations.projection()]);
  const isAdminOf = new Map(
    Array.from(accounts.entries(), ({ listed }) => listed)
      .filter(({ isActive }) => isActive)
      .map(({ employeeId, isAdmin }) => [employeeId, isAdmin]),
  );
  return ({ id, isDirector, employedAt }: Person): (ViewerFacts & { readonly actor: string }) | undefined => {
    const isAdmin = isAdminOf.get(id);
    const office = (employedAt === null ? undefined : offices.get(employedAt)) ?? null;
    return isAdmin === undefined ? undefined : { isAdmin, isDirector, office, actor: id };
  };
};
