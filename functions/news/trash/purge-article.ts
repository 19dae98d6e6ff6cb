import type { ArticleAsItWas } from "../../data/articles/article-versions.repository.ts";
import { hasAsked } from "../../data/articles/articles.collection.ts";
import { deletedForGood } from "../../data/deleted-for-good.ts";
import type { Stores } from "../../data/stores.ts";
import type { Write } from "../../platform/table/item.ts";
import { articleFiles } from "../articles/article-files.ts";

/** What belongs to the article goes first, so that the next sweep finds it after an interruption. */
export const purgeArticle = async (
  article: ArticleAsItWas,
  { articles, articleVersions, announcements, confirmations, ownedFiles, reactions }: Stores,
  inTransaction: readonly Write[] = [],
): Promise<void> => {
  const { id } = article;
  await articleVersions.forget(id);
  await reactions.forget(id);
  if (hasAsked(article)) await confirmations.forgetArticle(id);
  await articles.remove(id, {
    from: article,
    ifVersion: article.version,
    inTransaction: (before) => [
      ...inTransaction,
      announcements.forgetWrite(id),
      ...articleFiles.freeWrites(before, ownedFiles),
    ],
  });
};

export const sweepNews = async (deps: Stores, now: Date): Promise<void> => {
  const { withTrash } = deps.articles;
  const isOver = deletedForGood(now);
  const gone = Array.from((await withTrash.projection()).entries()).filter(({ listed }) => isOver(listed));
  for (const { id } of gone) {
    const article = await withTrash.find(id);
    // The article was restored or removed meanwhile.
    if (article && isOver(article)) await purgeArticle(article, deps);
  }
};
