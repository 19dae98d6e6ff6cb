import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { QuestionnaireDraft } from "../../shared/discussions/questionnaire.ts";
import type { Browser } from "../support/browser.ts";
import { forumFixture } from "./forum.fixture.ts";
import { aPoll } from "./poll.builder.ts";

const { polls } = discussions;

export const pollFixture = async (overrides: Partial<QuestionnaireDraft> = {}) => {
  const fixture = await forumFixture();
  const post = await fixture.write("Fest", { questionnaire: aPoll(overrides) });
  const [friday = "", saturday = ""] = post.questionnaire?.answers.map(({ id }) => id) ?? [];
  const vote = async (by: Pick<Browser, "call">, answerId: string) =>
    (await by.call(polls.vote, { params: { id: post.id }, body: { answerId } })).data;
  return { ...fixture, post, friday, saturday, vote };
};
