import type { ArticleState } from "./article-state.ts";

export const articleStateText: Readonly<Record<ArticleState, string>> = {
  draft: "Entwurf",
  inReview: "In Prüfung",
  releasable: "Freigegeben",
  released: "Veröffentlicht",
};
