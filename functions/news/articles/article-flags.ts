import {
  type ArticleFlag,
  type ArticleFlags,
  articleReleases as releases,
} from "../../../shared/news/article.ts";
import { type ArticleState, articleStateOf, mayChangeState } from "../../../shared/news/article-state.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { text } from "../news.text.ts";

const stages = ["isDraft", "isInReview", "isReleaseable"] as const;

const firstSet = (flags: ArticleFlags, among: readonly ArticleFlag[]) => among.find((flag) => flags[flag]);

/** At the flag too many, or at the first stage if none is set. */
const contradictingFlag = (flags: ArticleFlags): ArticleFlag => {
  const [, second] = stages.filter((flag) => flags[flag]);
  return second ?? (firstSet(flags, stages) && firstSet(flags, releases)) ?? "isDraft";
};

const flagOf = (state: ArticleState, flags: ArticleFlags): ArticleFlag =>
  firstSet(flags, state === "released" ? releases : stages) ?? "isDraft";

/** A new article begins as a draft whoever writes it, so that whatever is shown has passed review. */
export const requireAllowedState = (flags: ArticleFlags, before: ArticleFlags | undefined): void => {
  const to = articleStateOf(flags);
  const refuse = (flag: ArticleFlag, message: string) =>
    problemAt(articleProblems.stateNotAllowed, flag, message);
  if (!to) throw refuse(contradictingFlag(flags), text.flagsContradict);
  if (!before) {
    if (to !== "draft") throw refuse(flagOf(to, flags), text.newArticleIsDraft);
    return;
  }
  const from = articleStateOf(before) ?? "draft";
  if (!mayChangeState(from, to)) throw refuse(flagOf(to, flags), text.stepNotAllowed(from, to));
};
