import { withoutImages } from "../../../shared/files/content-images.ts";
import type { Article, ArticleCopy } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import type { Articles } from "../../data/articles/articles.collection.ts";
import { copyTitle } from "../copy-title.ts";
import { freeUrlTitle } from "./article-url-title.ts";

/** With a free address, its own dates and no files. */
export const copyOfArticle = async (
  article: Article,
  articles: Articles,
  now: Date,
): Promise<ArticleCopy> => {
  const title = copyTitle(article.title);
  return {
    ...article,
    ...flagsOf("draft"),
    title,
    urlTitle: await freeUrlTitle(articles, title),
    releaseDate: now.toISOString(),
    visibleUntil: null,
    content: withoutImages(article.content),
    titleImageId: null,
    newsletterImageId: null,
    imageIds: [],
    imageTexts: [],
    files: [],
  };
};
