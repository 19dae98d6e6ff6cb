import type { Colleague } from "../../../shared/organisations/employee.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import { compareKeys, sortKey } from "../../platform/collection/compare.ts";
import type { ReadAhead } from "../../platform/collection/read-ahead.ts";

/** What the people of the group do, each once and in order. */
export const professionsOf = async (employees: Employees, ahead: ReadAhead) => {
  const known = await employees.projection(ahead);
  const people = Array.from(known.entries(), ({ listed }) => listed);
  const distinct = (field: keyof Pick<Colleague, "jobTitle" | "specialty">) =>
    [...new Set(people.flatMap((person) => person[field] ?? []))].sort((a, b) =>
      compareKeys(sortKey(a), sortKey(b)),
    );
  return { jobTitles: distinct("jobTitle"), specialties: distinct("specialty") };
};
