import { describe, expect, it } from "vitest";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { QuestionnaireDraft } from "../../shared/discussions/questionnaire.ts";
import type { Browser } from "../support/browser.ts";
import { otherOffice } from "../support/viewers.ts";
import { pollFixture } from "./poll.fixture.ts";

const { polls, posts } = discussions;

describe("the vote of an office", () => {
  const officeFixture = async (overrides: Partial<QuestionnaireDraft> = {}) => {
    const fixture = await pollFixture({ oncePerOrganisation: true, voteCanChange: true, ...overrides });
    const { post } = fixture;
    return {
      ...fixture,
      read: async (by: Pick<Browser, "call">) =>
        (await by.call(posts.read, { params: { id: post.id }, query: {} })).data.questionnaire,
      replace: async (by: Pick<Browser, "call">, answerId: string, replaces: string | null) =>
        (await by.call(polls.vote, { params: { id: post.id }, body: { answerId, replaces } })).data,
    };
  };

  it("tells everybody in the office who cast it, what and when", async () => {
    const { vote, read, friday, writer, colleague, as } = await officeFixture({ resultsVisible: "afterEnd" });
    const { officeVote } = await vote(writer, friday);
    const elsewhere = await as({ employee: { employedAt: otherOffice.id } });

    expect(officeVote).toMatchObject({ answerId: friday, employeeId: writer.employee.id, isOwn: true });
    expect(officeVote?.name).toContain(writer.employee.lastname);
    expect(await read(colleague)).toMatchObject({
      ownVote: friday,
      officeVote: { ...officeVote, isOwn: false },
    });
    expect(await read(elsewhere)).toMatchObject({ ownVote: null, officeVote: null, votes: null });
  });

  it("is replaced only by who has seen it; the refusal shows what stands", async () => {
    const { vote, replace, friday, saturday, writer, colleague, as } = await officeFixture();
    const first = await vote(writer, friday);
    const unseen = replace(colleague, saturday, null);
    await expect(unseen).rejects.toMatchObject({
      status: 409,
      code: "poll.other-vote",
      current: { officeVote: { ...first.officeVote, isOwn: false } },
    });

    const seen = first.officeVote?.id ?? "";
    const second = await replace(colleague, saturday, seen);
    expect(second).toMatchObject({ ownVote: saturday, votesCount: 1, officeVote: { isOwn: true } });
    await expect(replace(await as({}), friday, seen)).rejects.toMatchObject({ status: 409 });
    expect(await vote(writer, friday)).toMatchObject({ ownVote: friday, votesCount: 1 });
  });

  it("is replaced by one of two who have seen the same", async () => {
    const { vote, replace, friday, saturday, writer, colleague, as } = await officeFixture();
    const { officeVote } = await vote(writer, friday);
    const another = await as({});

    const results = await Promise.allSettled(
      [colleague, another].map((by) => replace(by, saturday, officeVote?.id ?? "")),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("tells colleagues in a secret ballot that there is one, and never whose or what", async () => {
    const { vote, replace, read, friday, saturday, writer, colleague } = await officeFixture({
      secret: true,
    });
    expect(await vote(writer, friday)).toMatchObject({ ownVote: friday, officeVote: { isOwn: true } });

    const shown = await read(colleague);

    const hidden = { answerId: null, employeeId: null, name: null, createdAt: null };
    expect(shown).toMatchObject({ ownVote: null, officeVote: { ...hidden, isOwn: false } });
    expect(JSON.stringify(shown)).not.toContain(writer.employee.id);
    await expect(replace(colleague, saturday, null)).rejects.toMatchObject({ status: 409 });
    const replaced = await replace(colleague, saturday, shown?.officeVote?.id ?? "");
    expect(replaced).toMatchObject({ ownVote: saturday, votesCount: 1 });
    expect(await read(writer)).toMatchObject({ ownVote: null, officeVote: { ...hidden, isOwn: false } });
  });
});
