import type { Organisations } from "../../data/organisations/organisations.collection.ts";
import { keysOf, type ReadAhead } from "../../platform/collection/read-ahead.ts";
import { notFound } from "../../platform/http/problem.ts";

interface OfficePath {
  readonly id?: string;
  readonly organisationId?: string;
}

/** Its key, so that it is read ahead. */
export const officeAhead = (
  { id, organisationId = id }: OfficePath,
  { organisations }: { readonly organisations: Organisations },
) => keysOf(organisations, organisationId);

/** The office that a path leads through; everybody may see it. */
export const loadOffice = async (
  { id = "", organisationId = id }: OfficePath,
  { organisations, ahead }: { readonly organisations: Organisations; readonly ahead: ReadAhead },
) => (await ahead.find(organisations, organisationId)) ?? notFound("organisation.not-found");
