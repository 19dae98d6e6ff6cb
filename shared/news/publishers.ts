import type { Article } from "./article.ts";

/** Stands for all offices among the publishers of an article. */
export const EVERY_OFFICE = "*";

/** The offices that publish an article: its own, those named, and all of them where it belongs to the group. */
export const publishersOf = ({
  organisationId,
  publishedByOrganisationIds,
}: Pick<Article, "organisationId" | "publishedByOrganisationIds">): string[] => {
  const named = [...(organisationId === null ? [] : [organisationId]), ...publishedByOrganisationIds];
  return named.length ? [...new Set(named)] : [EVERY_OFFICE];
};
