import { describe, expect, it } from "vitest";
import { requireAllowedState } from "../../../functions/news/articles/article-draft.ts";
import { Problem } from "../../../functions/platform/http/problem.ts";
import { type ArticleFlags, articleFlags } from "../../../shared/news/article.ts";
import { type ArticleState, articleStateOf, flagsOf } from "../../../shared/news/article-state.ts";

const states: readonly ArticleState[] = ["draft", "inReview", "releasable", "released"];

/** All 64 combinations of the six flags. */
const everyCombination: ArticleFlags[] = Array.from(
  { length: 2 ** articleFlags.length },
  (_, bits) =>
    // The keys are the flags, all of them.
    Object.fromEntries(articleFlags.map((flag, at) => [flag, Boolean(bits & (1 << at))])) as ArticleFlags,
);

const refusalOf = (flags: ArticleFlags, before?: ArticleFlags): Problem | undefined => {
  try {
    requireAllowedState(flags, before);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  return undefined;
};

const fieldOf = (problem: Problem | undefined) => problem?.options.errors?.map(({ path }) => path);

describe("the flags of an article", () => {
  it("spell a state in ten of their 64 combinations", () => {
    const meant = everyCombination.filter((flags) => articleStateOf(flags));

    expect(meant).toHaveLength(10);
    expect(meant.filter((flags) => articleStateOf(flags) === "released")).toHaveLength(7);
  });

  it("are refused in all other combinations, with the name of the flag that is one too many", () => {
    for (const flags of everyCombination.filter((flags) => !articleStateOf(flags))) {
      const refusal = refusalOf(flags, flagsOf("draft"));

      expect(refusal?.code).toBe("article.state-not-allowed");
      const [field] = fieldOf(refusal) ?? [];
      const isAnyStageSet = flags.isDraft || flags.isInReview || flags.isReleaseable;
      expect(isAnyStageSet ? flags[field as keyof ArticleFlags] : field).toBe(
        isAnyStageSet ? true : "isDraft",
      );
    }
  });
});

describe("the steps of an article", () => {
  const allowed = new Set([
    "draft>draft",
    "draft>inReview",
    "inReview>inReview",
    "inReview>releasable",
    "inReview>draft",
    "releasable>releasable",
    "releasable>released",
    "releasable>draft",
    "released>released",
    "released>releasable",
    "released>draft",
  ]);
  const steps = states.flatMap((from) => states.map((to) => ({ from, to })));

  it.each(steps)("from $from to $to go as the table says", ({ from, to }) => {
    const refusal = refusalOf(flagsOf(to), flagsOf(from));

    expect(refusal?.code).toBe(allowed.has(`${from}>${to}`) ? undefined : "article.state-not-allowed");
  });

  it("may change where a released article is shown", () => {
    for (const flags of everyCombination.filter((flags) => articleStateOf(flags) === "released")) {
      expect(refusalOf(flags, flagsOf("released"))).toBeUndefined();
    }
  });

  it("name the flag that cannot be set yet", () => {
    expect(fieldOf(refusalOf(flagsOf("released", { isPublicRelease: true }), flagsOf("draft")))).toEqual([
      "isPublicRelease",
    ]);
    expect(fieldOf(refusalOf(flagsOf("releasable"), flagsOf("draft")))).toEqual(["isReleaseable"]);
    expect(fieldOf(refusalOf(flagsOf("inReview"), flagsOf("released")))).toEqual(["isInReview"]);
  });

  it("begin with a draft", () => {
    expect(states.filter((state) => !refusalOf(flagsOf(state)))).toEqual(["draft"]);
  });
});
