import type { Organisations } from "../../platform/people/organisations.collection.ts";
import { notFound } from "../../platform/problem.ts";

interface OfficePath {
  readonly id?: string;
  readonly organisationId?: string;
}

/** The office that a path leads through; everybody may see it. */
export const loadOffice = async (
  { id = "", organisationId = id }: OfficePath,
  { organisations }: { readonly organisations: Organisations },
) => (await organisations.find(organisationId)) ?? notFound("organisation.not-found");
