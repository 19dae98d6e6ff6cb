import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Article } from "../../../shared/news/article.ts";
import { isForNewsletters, maySeeArticle } from "../../../shared/news/article-state.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import type { Articles } from "../../data/articles/articles.collection.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import { Problem } from "../../platform/http/problem.ts";
import { text } from "../news.text.ts";

type Shown = Pick<
  StoredNewsletter,
  "articleIds" | "sentArticles" | "fileTokens" | "release" | "startedSendingAt"
>;

export const withArticles = <Newsletter extends Shown>(
  newsletter: Newsletter,
  known: ReadonlyMap<string, Article>,
) => ({
  ...newsletter,
  release: newsletter.startedSendingAt === null ? newsletter.release : null,
  articles: (newsletter.sentArticles ?? newsletter.articleIds.flatMap((id) => known.get(id) ?? [])).map(
    (article) => ({ ...article, offersFiles: newsletter.fileTokens?.[article.id] !== undefined }),
  ),
});

export const loadArticlesOf = async <Newsletter extends Shown>(newsletter: Newsletter, articles: Articles) =>
  withArticles(
    newsletter,
    newsletter.sentArticles ? new Map<string, Article>() : await articles.findMany(newsletter.articleIds),
  );

/** A newsletter shows titles, so its editor must be able to see articles that are added. */
export const requireUsableArticles = async (
  ids: readonly string[],
  already: readonly string[],
  { articles, viewer, now }: { readonly articles: Articles; readonly viewer: Viewer; readonly now: Date },
): Promise<void> => {
  const known = await articles.findMany(ids);
  const isUsable = (id: string) => {
    const article = known.get(id);
    return (
      article !== undefined &&
      (already.includes(id) || maySeeArticle(viewer, article, now) || isForNewsletters(article, now))
    );
  };
  const errors = ids.flatMap((id, at) =>
    isUsable(id) ? [] : [{ path: `articles.${at}.id`, message: text.unknownArticle }],
  );
  if (errors.length) throw new Problem(newsletterProblems.articleUnknown, { errors });
};
