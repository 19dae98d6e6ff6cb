import { useQuery } from "@tanstack/react-query";
import type { ArticleTag } from "../../../shared/news/article-tag.ts";
import type { ListFilter } from "../../components/list/list-column.ts";
import { useOfficeOptions } from "../../components/people/offices.ts";
import { usePeopleOptions } from "../offices.ts";
import { articleQueries } from "./articles.queries.ts";
import { articleFields, articlesText } from "./articles.text.ts";

const none: readonly ArticleTag[] = [];

const byName = (one: ArticleTag, other: ArticleTag) => one.name.localeCompare(other.name, "de");

/** What articles are filtered by, wherever they are listed; `countOf` says how many of a tag the list has. */
export const useArticleFilters = (countOf: (tag: ArticleTag) => number): ListFilter[] => {
  const { data: tags = none } = useQuery(articleQueries.tags);
  const used = tags.filter((tag) => countOf(tag) > 0).toSorted(byName);
  const offices = useOfficeOptions();

  return [
    {
      field: "tag",
      label: articleFields.tag,
      options: used.map((tag) => ({ label: tag.name, value: tag.name, count: countOf(tag) })),
    },
    {
      field: "organisation",
      label: articleFields.organisationId,
      options: [{ label: articlesText.wholeGroup, value: null }, ...offices],
    },
    { field: "creator", label: articleFields.authorId, options: usePeopleOptions() },
  ];
};
