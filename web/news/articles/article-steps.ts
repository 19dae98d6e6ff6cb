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

/** The buttons for an article in a state: the one table of allowed changes, in words. */
export const stepsFrom = (state: ArticleState): ArticleStep[] => {
  // Where an article is released can be changed without taking it back first.
  const targets = state === "released" ? [state, ...articleSteps[state]] : articleSteps[state];
  return targets.map((to) => ({ to, label: labelOf(state, to) }));
};
