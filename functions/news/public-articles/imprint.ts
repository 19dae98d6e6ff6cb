import type { Article } from "../../../shared/news/article.ts";
import { OPERATOR } from "../../../shared/organisations/operator.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { Organisations } from "../../data/organisations/organisations.collection.ts";

/** The article's own office, else its first publisher, else the operator. */
export const loadImprint = (
  { organisationId, publishedByOrganisationIds }: Article,
  organisations: Organisations,
): Promise<Organisation | undefined> =>
  organisations.find(organisationId ?? publishedByOrganisationIds[0] ?? OPERATOR);
