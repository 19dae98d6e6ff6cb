import type { ListFilter } from "../../components/list/list-column.ts";
import { useOfficeOptions, usePeopleOptions } from "../offices.ts";
import { articleFields } from "./articles.text.ts";

/** What articles are filtered by, wherever they are listed. */
export const useArticleFilters = (tags: readonly string[]): ListFilter[] => [
  { field: "tag", label: articleFields.tag, options: tags.map((tag) => ({ label: tag, value: tag })) },
  { field: "organisation", label: articleFields.organisationId, options: useOfficeOptions() },
  { field: "creator", label: articleFields.authorId, options: usePeopleOptions() },
];
