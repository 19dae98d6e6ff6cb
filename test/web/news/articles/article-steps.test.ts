import { describe, expect, it } from "vitest";
import { type ArticleState, articleSteps, mayChangeState } from "../../../../shared/news/article-state.ts";
import { stepsFrom } from "../../../../web/news/articles/article-steps.ts";

const states: ArticleState[] = ["draft", "inReview", "releasable", "released"];

describe("the buttons of an article", () => {
  it.each(states)("lead from %s to where the table of changes allows, and to all of it", (state) => {
    const targets = stepsFrom(state).map(({ to }) => to);

    expect(targets.every((to) => mayChangeState(state, to))).toBe(true);
    expect(targets).toEqual(expect.arrayContaining([...articleSteps[state]]));
  });

  it("call the same state by what it means from where one stands", () => {
    expect(stepsFrom("draft").map(({ label }) => label)).toEqual(["Zur Prüfung geben …"]);
    expect(stepsFrom("inReview").map(({ label }) => label)).toEqual(["Freigeben", "Zurück zum Entwurf"]);
    expect(stepsFrom("releasable").map(({ label }) => label)).toEqual([
      "Veröffentlichen …",
      "Zurück zum Entwurf",
    ]);
    expect(stepsFrom("releasable", true).map(({ label }) => label)).toContain("Veröffentlichung planen …");
    expect(stepsFrom("released").map(({ label }) => label)).toEqual([
      "Veröffentlichung ändern …",
      "Veröffentlichung zurücknehmen …",
      "Zurück zum Entwurf …",
    ]);
  });
});
