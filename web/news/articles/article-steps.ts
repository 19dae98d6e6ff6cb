import { type ArticleState, articleSteps } from "../../../shared/news/article-state.ts";
import { stepText } from "./articles.text.ts";

export interface ArticleStep {
  readonly to: ArticleState;
  readonly label: string;
}

const labelOf = (from: ArticleState, to: ArticleState): string => {
  switch (to) {
    case "draft":
      return stepText.toDraft;
    case "inReview":
      return stepText.toReview;
    case "releasable":
      return from === "released" ? stepText.backToReleasable : stepText.toReleasable;
    case "released":
      return from === "released" ? stepText.changeRelease : stepText.toReleased;
  }
};

export const stepsFrom = (state: ArticleState): ArticleStep[] => {
  // A released article may change where it appears without being withdrawn.
  const targets = state === "released" ? [state, ...articleSteps[state]] : articleSteps[state];
  return targets.map((to) => ({ to, label: labelOf(state, to) }));
};
