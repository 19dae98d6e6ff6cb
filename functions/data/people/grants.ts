import { type Grant, ressourceKinds } from "../../../shared/contract/permissions.ts";
import { roleProblems } from "../../../shared/login/login.problems.ts";
import { problemAt } from "../../platform/http/problem.ts";
import type { Organisations } from "../organisations/organisations.collection.ts";

type GivenRule = Pick<Grant, "rule"> & { readonly ressource?: string | null | undefined };

export const grantNames = (rules: readonly GivenRule[]): string[] =>
  rules.map(({ rule, ressource }) => (ressource ? `${rule}:${ressource}` : rule));

export const requireKnownOffices = async (
  rules: readonly GivenRule[],
  organisations: Organisations,
): Promise<void> => {
  const wanted = rules.map(({ rule, ressource }) =>
    ressource && ressourceKinds[rule] === "organisation" ? ressource : undefined,
  );
  const known = await organisations.findMany(wanted.filter((id) => id !== undefined));
  const at = wanted.findIndex((id) => id !== undefined && !known.has(id));
  if (at >= 0) throw problemAt(roleProblems.ressourceUnknown, `rules.${at}.ressource`);
};
