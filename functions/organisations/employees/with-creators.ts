import type { Employee } from "../../../shared/organisations/employee.ts";
import type { Employees } from "../../data/people/employees.collection.ts";

/** Null if that is no employee, or no longer one. */
export const withCreators = async (
  people: readonly Employee[],
  employees: Employees,
): Promise<readonly Employee[]> => {
  const ids = people.flatMap(({ createdBy, modifiedBy }) =>
    [createdBy, modifiedBy].filter((id) => id !== null),
  );
  const authors = await employees.findMany(ids);
  const author = (id: string | null) => (id === null ? null : (authors.get(id) ?? null));
  return people.map((person) => ({
    ...person,
    creator: author(person.createdBy),
    editor: author(person.modifiedBy),
  }));
};
