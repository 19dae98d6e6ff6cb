import { type ArticleState, articleSteps } from "../../../shared/news/article-state.ts";
import { stepText } from "./articles.text.ts";

export interface ArticleStep {
  readonly to: ArticleState;
  readonly label: string;
}

const labelOf = (from: ArticleState, to: ArticleState, isPlanned: boolean): string => {
  switch (to) {
    case "draft":
      return from === "released" ? `${stepText.toDraft} …` : stepText.toDraft;
    case "inReview":
      return stepText.toReview;
    case "releasable":
      return from === "released" ? stepText.backToReleasable : stepText.toReleasable;
    case "released":
      if (from === "released") return stepText.changeRelease;
      return isPlanned ? stepText.toPlanned : stepText.toReleased;
  }
};

export const stepsFrom = (state: ArticleState, isPlanned = false): ArticleStep[] => {
  // A published article may change where it appears without being withdrawn.
  const targets = state === "released" ? [state, ...articleSteps[state]] : articleSteps[state];
  return targets.map((to) => ({ to, label: labelOf(state, to, isPlanned) }));
};
