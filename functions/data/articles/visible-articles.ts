import { type Rights, rightsOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { isVisibleInternally, isVisiblePublicly, maySeeArticle } from "../../../shared/news/article-state.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import type { ListedArticle } from "./articles.collection.ts";

/** Lists are cached by the second, rounded up to include what was published just now. */
const secondOf = (now: Date) => Math.ceil(now.getTime() / 1000) * 1000;

const publicly = visibleBy((second: number, article: ListedArticle) =>
  isVisiblePublicly(article, new Date(second)),
);
const internally = visibleBy((second: number, article: ListedArticle) =>
  isVisibleInternally(article, new Date(second)),
);

interface Reading {
  readonly second: number;
  readonly reader: Rights;
  readonly authorId: string | null;
}

const personally = visibleBy(
  ({ second, reader, authorId }: Reading, article: ListedArticle) =>
    (authorId === null || article.authorId === authorId) && maySeeArticle(reader, article, new Date(second)),
);

export const publicArticles = (now: Date) => publicly(secondOf(now));

export const internalArticles = (now: Date) => internally(secondOf(now));

export const articlesSeenBy = (viewer: Viewer, now: Date, authorId: string | null = null) =>
  personally({ second: secondOf(now), reader: rightsOf(viewer), authorId });
