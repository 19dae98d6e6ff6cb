import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Write } from "../../platform/table/item.ts";

/** What decides about rights: where somebody works, what they lead, and who can set their password by mail. */
const fields = ["employedAt", "isDirector", "email"] as const;

/** What has become of somebody's rights; nothing where only the rest of the profile has changed. */
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
