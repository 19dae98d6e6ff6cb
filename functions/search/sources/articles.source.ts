import { rightsOf } from "../../../shared/contract/permissions.ts";
import { maySeeArticle } from "../../../shared/news/article-state.ts";
import { internalArticleAddress } from "../../../shared/news/public-address.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import type { openArticleIndex } from "../../data/articles/article-search.ts";
import type { Articles } from "../../data/articles/articles.collection.ts";
import { excerptWith } from "../excerpt.ts";
import { openSource } from "../source.ts";

const namesOf = (files: readonly { readonly fileName: string }[]) =>
  files.map(({ fileName }) => fileName).join(", ");

export const openArticleSource = (index: ReturnType<typeof openArticleIndex>, articles: Articles) =>
  openSource("articles", index, ({ viewer, now, searchTerm }) => {
    const reader = rightsOf(viewer);
    return {
      canSee: (scope) => maySeeArticle(reader, scope, now),
      keysOf: articles.keysOf,
      show: async (_, id, itemAt) => {
        const article = articles.entityFrom(itemAt, id);
        if (!article) return undefined;
        const { title, subtitle, abstract, content, files, authorName, urlTitle } = article;
        const texts = [subtitle, abstract, content && textOfHtml(content), namesOf(files)];
        return {
          title,
          excerpt: await excerptWith(files, searchTerm, `${title} ${authorName}`, texts),
          path: internalArticleAddress(urlTitle),
          authorName,
        };
      },
    };
  });
