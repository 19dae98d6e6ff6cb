import type { ArticleState } from "./article-state.ts";

/** What the states of an article are called, on pages and in problems. */
export const articleStateText: Readonly<Record<ArticleState, string>> = {
  draft: "Entwurf",
  inReview: "In Prüfung",
  releasable: "Freigegeben",
  released: "Veröffentlicht",
};
