import type { Article } from "./article.ts";
import { isVisibleInternally } from "./article-state.ts";

type Asking = Pick<Article, "confirmation" | "isInternalRelease" | "releaseDate" | "visibleUntil">;

interface Reader {
  readonly employedAt: string | null;
}

/** Asks the article's present viewers, so later colleagues are asked, too. */
export const isAskedToConfirm = (
  { employedAt }: Reader,
  { confirmation, ...article }: Asking,
  now: Date,
): boolean =>
  confirmation != null &&
  isVisibleInternally(article, now) &&
  (confirmation.organisationIds.length === 0 ||
    (employedAt !== null && confirmation.organisationIds.includes(employedAt)));
