import type { Article } from "./article.ts";

export const EVERY_OFFICE = "*";

export const publishersOf = ({
  organisationId,
  publishedByOrganisationIds,
}: Pick<Article, "organisationId" | "publishedByOrganisationIds">): string[] => {
  const named = [...(organisationId === null ? [] : [organisationId]), ...publishedByOrganisationIds];
  return named.length ? [...new Set(named)] : [EVERY_OFFICE];
};
