import { isDeepStrictEqual } from "node:util";
import { articleFlags } from "../../../shared/news/article.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";

const editedFields = [
  "title",
  "subtitle",
  "abstract",
  "content",
  "tag",
  "taxTag",
  "authorId",
  "organisationId",
  "publishedByOrganisationIds",
  "urlTitle",
  "pageTitle",
  "seoMetaDescription",
  "releaseDate",
  "visibleUntil",
  "pinnedUntil",
  "titleImageId",
  "newsletterImageId",
  "imageIds",
  "imageTexts",
  "files",
  "showsFilesPublicly",
  "allowsReactions",
  "commentsForumId",
  "confirmation",
] as const satisfies readonly (keyof StoredArticle)[];

type Field = (typeof editedFields)[number] | (typeof articleFlags)[number];

const differsIn = (before: StoredArticle, after: StoredArticle) => (field: Field) =>
  !isDeepStrictEqual(before[field] ?? null, after[field] ?? null);

/** Fields about where the article is published are left out. */
export const editedFieldsOf = (before: StoredArticle, after: StoredArticle) =>
  editedFields.filter(differsIn(before, after));

export const changedFieldsOf = (before: StoredArticle, after: StoredArticle): string[] => [
  ...editedFieldsOf(before, after),
  ...(articleFlags.some(differsIn(before, after)) ? ["state"] : []),
];
