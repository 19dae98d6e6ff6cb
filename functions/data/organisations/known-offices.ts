import { requestProblems } from "../../../shared/contract/general.problems.ts";
import type { FieldError } from "../../../shared/contract/problem-details.ts";
import { organisationProblems } from "../../../shared/organisations/organisations.problems.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Organisations } from "./organisations.collection.ts";

export const requireKnownOffices = async (
  organisations: Organisations,
  named: Readonly<Record<string, string | null>>,
): Promise<void> => {
  const ids = Object.values(named).filter((id) => id !== null);
  if (ids.length === 0) return;
  const known = await organisations.findMany(ids);
  const errors: FieldError[] = Object.entries(named)
    .filter(([, id]) => id !== null && !known.has(id))
    .map(([path]) => ({ path, message: organisationProblems.notFound.title }));
  if (errors.length) throw new Problem(requestProblems.malformed, { errors });
};
