import type { Colleague } from "../../../shared/organisations/employee.ts";
import { compareKeys, sortKey } from "../../platform/collection/compare.ts";
import type { Projection } from "../../platform/collection/projection.ts";

export const professionsOf = (known: Projection<Colleague>) => {
  const people = Array.from(known.entries(), ({ listed }) => listed);
  const distinct = (field: keyof Pick<Colleague, "jobTitle" | "specialty">) =>
    [...new Set(people.flatMap((person) => person[field] ?? []))].sort((a, b) =>
      compareKeys(sortKey(a), sortKey(b)),
    );
  return { jobTitles: distinct("jobTitle"), specialties: distinct("specialty") };
};
