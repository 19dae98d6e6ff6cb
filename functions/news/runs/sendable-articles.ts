import { newsletterObstacle } from "../../../shared/news/article-state.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import { isEmptyNewsletter } from "../../../shared/news/newsletter.ts";
import type { Articles, StoredArticle } from "../../data/articles/articles.collection.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import { Problem } from "../../platform/http/problem.ts";
import { sendableText as text } from "../sending.text.ts";

const hindrance = (
  article: StoredArticle | undefined,
  known: string | undefined,
  at: Date,
): string | undefined => {
  if (!article) return text.deleted(known);
  const { title, releaseDate, visibleUntil } = article;
  switch (newsletterObstacle(article, at)) {
    case "notReleased":
      return text.notReleased(title);
    case "toCome":
      return text.toCome(title, new Date(releaseDate));
    case "over":
      return text.over(title, new Date(visibleUntil ?? at));
    case undefined:
      return undefined;
  }
};

/** In their order; answers 422 with every article that may not go out. */
export const loadSendableArticles = async (
  { content, articleIds, sentArticles = [] }: StoredNewsletter,
  articles: Articles,
  at: Date,
): Promise<StoredArticle[]> => {
  if (isEmptyNewsletter(content, articleIds)) throw new Problem(newsletterProblems.isEmpty);
  const found = await articles.findMany(articleIds);
  const errors = articleIds.flatMap((id, index) => {
    const known = sentArticles.find((sent) => sent.id === id)?.title;
    const message = hindrance(found.get(id), known, at);
    return message ? [{ path: `articles.${index}.id`, message }] : [];
  });
  if (errors.length) {
    const detail = errors.map(({ message }) => message).join(" ");
    throw new Problem(newsletterProblems.articleNotReleased, { errors, detail });
  }
  return articleIds.flatMap((id) => found.get(id) ?? []);
};
