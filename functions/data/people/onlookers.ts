import type { EventOnlooker } from "../../../shared/calendar/event-visibility.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { Organisations } from "../organisations/organisations.collection.ts";
import type { Users } from "./users.collection.ts";

interface Sources {
  readonly users: Pick<Users, "projection">;
  readonly organisations: Pick<Organisations, "projection">;
}

type Person = Pick<Employee, "id" | "isDirector" | "employedAt">;

/** Employees as the rules of visibility look at them, where nobody is signed in. */
export const loadOnlookers = async ({ users, organisations }: Sources) => {
  const [accounts, offices] = await Promise.all([users.projection(), organisations.projection()]);
  const admins = new Set(
    Array.from(accounts.entries(), ({ listed }) => listed)
      .filter(({ isActive, isAdmin }) => isActive && isAdmin)
      .map(({ employeeId }) => employeeId),
  );
  return ({ id, isDirector, employedAt }: Person): EventOnlooker => ({
    isAdmin: admins.has(id),
    isDirector,
    office: (employedAt === null ? undefined : offices.get(employedAt)) ?? null,
    actor: id,
  });
};
