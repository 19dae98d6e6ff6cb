import type { ShownStep } from "../../../shared/applications/application-step.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { Employees } from "../../data/people/employees.collection.ts";

/** Names come from the profiles, so that none is left here when one changes or goes. */
export const shownHistory = async (
  { history = [] }: StoredApplication,
  { employees }: { readonly employees: Employees },
): Promise<ShownStep[]> => {
  const people = await employees.findLastKnown(history.map(({ by }) => by));
  return history.map((step) => {
    const person = people.get(step.by);
    return { ...step, byName: person ? fullName(person) : null };
  });
};
