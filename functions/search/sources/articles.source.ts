import { internalArticleAddress } from "../../../shared/news/public-address.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import { openArticleIndex } from "../../data/articles/article-search.ts";
import type { Articles, ListedArticle } from "../../data/articles/articles.collection.ts";
import { articlesSeenBy } from "../../data/articles/visible-articles.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

const namesOf = (files: readonly { readonly fileName: string }[]) =>
  files.map(({ fileName }) => fileName).join(", ");

export const openArticleSource = (articles: Articles) => {
  const indexOf = openArticleIndex(articles);

  return openSource<ListedArticle>("articles", async ({ viewer, now, searchTerm }) => {
    const rows = await articles.projection();
    return {
      rows,
      searchable: await indexOf(rows),
      sees: articlesSeenBy(viewer, now).sees,
      factsOf: ({ releaseDate, organisationId }) => ({ date: releaseDate, organisationId }),
      keysOf: articles.keysOf,
      show: (_, id, itemAt) => {
        const article = articles.entityFrom(itemAt, id);
        if (!article) return undefined;
        const { title, subtitle, abstract, content, files, authorName, urlTitle } = article;
        const texts = [subtitle, abstract, content && textOfHtml(content), namesOf(files)];
        return {
          title,
          excerpt: excerptFrom(searchTerm, `${title} ${authorName}`, texts),
          path: internalArticleAddress(urlTitle),
          authorName,
        };
      },
    };
  });
};
