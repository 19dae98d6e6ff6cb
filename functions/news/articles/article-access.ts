import type { Viewer } from "../../../shared/login/permissions.ts";
import { isVisibleInternally, maySeeArticle } from "../../../shared/news/article-state.ts";
import type { Articles, ListedArticle } from "../../data/articles/articles.collection.ts";
import type { ReadAhead } from "../../platform/collection/read-ahead.ts";
import { notFound } from "../../platform/http/problem.ts";
import { viewerKey } from "../viewer-key.ts";

interface Access {
  readonly articles: Articles;
  readonly ahead: ReadAhead;
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Articles appear and vanish by themselves: what a list remembers is good for the second it was made in. */
const secondOf = (now: Date) => Math.floor(now.getTime() / 1000);

/** What everybody may read now. */
export const internalArticles = (now: Date) => ({
  where: (listed: ListedArticle) => isVisibleInternally(listed, now),
  whereKey: `internal ${secondOf(now)}`,
});

/** What this person may see now. */
export const visibleArticles = ({ viewer, now }: Pick<Access, "viewer" | "now">) => ({
  where: (listed: ListedArticle) => maySeeArticle(viewer, listed, now),
  whereKey: `${viewerKey(viewer)} ${secondOf(now)}`,
});

/** An article by id, as far as the viewer may see it. */
export const loadArticle = async (id: string, { articles, ahead, viewer, now }: Access) => {
  const article = await ahead.find(articles, id);
  return article && maySeeArticle(viewer, article, now) ? article : notFound("article.not-found");
};

/** An article by id or by urlTitle, as far as the viewer may see it. */
export const readArticle = async (idOrIdentifier: string, { articles, ahead, viewer, now }: Access) => {
  const findNamed = async () => {
    const id = await articles.findIdByUnique("urlTitle", idOrIdentifier);
    return id === undefined ? undefined : articles.find(id);
  };
  const article = (await ahead.find(articles, idOrIdentifier)) ?? (await findNamed());
  return article && maySeeArticle(viewer, article, now) ? article : notFound("article.not-found");
};
