import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Write } from "../../platform/table/item.ts";

/** What decides about rights: the office, its direction, and who can reset the password by mail. */
const fields = ["employedAt", "isDirector", "email"] as const;

/** Empty if only other fields changed. */
export const changeWrites = async (
  before: Employee,
  after: Employee,
  trail: RequestTrail<"employee.changed">,
): Promise<Write[]> => {
  const changed = fields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) {
    trail.skip();
    return [];
  }
  return [await trail.write({ subject: { name: fullName(after) }, facts: { changed } })];
};
