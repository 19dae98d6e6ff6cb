import { useQuery } from "@tanstack/react-query";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import type { ArticleAuthor } from "../../../shared/news/article-author.ts";
import type { ArticleTag } from "../../../shared/news/article-tag.ts";
import type { ListFilter } from "../../components/list/list-column.ts";
import { useOfficeOptions } from "../../components/people/offices.ts";
import { articleQueries } from "./articles.queries.ts";
import { articlesText } from "./articles.text.ts";

const noTags: readonly ArticleTag[] = [];
const noAuthors: readonly ArticleAuthor[] = [];

const byName = (one: ArticleTag, other: ArticleTag) => one.name.localeCompare(other.name, "de");

/** `countOf` counts the articles that the list can show. */
export const useArticleFilters = (countOf: (one: ArticleTag | ArticleAuthor) => number): ListFilter[] => {
  const { data: authors = noAuthors } = useQuery(articleQueries.authors);
  const { data: tags = noTags } = useQuery(articleQueries.tags);
  const used = tags.filter((tag) => countOf(tag) > 0).toSorted(byName);
  const offices = useOfficeOptions();

  return [
    {
      field: "tag",
      label: articleLabels.tag,
      options: used.map((tag) => ({ label: tag.name, value: tag.name, count: countOf(tag) })),
    },
    {
      field: "organisation",
      label: articleLabels.organisationId,
      options: [{ label: articlesText.wholeGroup, value: null }, ...offices],
    },
    {
      field: "creator",
      label: articleLabels.authorId,
      options: authors
        .filter((author) => countOf(author) > 0)
        .map((author) => ({ label: author.name, value: author.id, count: countOf(author) })),
    },
  ];
};
