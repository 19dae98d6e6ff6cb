import type { Article } from "./article.ts";
import { isVisibleInternally } from "./article-state.ts";

type Asking = Pick<Article, "confirmation" | "isInternalRelease" | "releaseDate" | "visibleUntil">;

interface Reader {
  readonly employedAt: string | null;
}

/** Only who sees the article now is asked; whoever joins later is, too. */
export const isAskedToConfirm = (
  { employedAt }: Reader,
  { confirmation, ...article }: Asking,
  now: Date,
): boolean =>
  confirmation != null &&
  isVisibleInternally(article, now) &&
  (confirmation.organisationIds.length === 0 ||
    (employedAt !== null && confirmation.organisationIds.includes(employedAt)));
