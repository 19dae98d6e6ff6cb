import { describe, expect, it } from "vitest";
import { openForumEntries } from "../../functions/data/discussions/forum-entries.collection.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { QuestionnaireDraft } from "../../shared/discussions/questionnaire.ts";
import type { Browser } from "../support/browser.ts";
import { aPost } from "../support/forum.builder.ts";
import { otherOffice } from "../support/viewers.ts";
import { forumFixture, text } from "./forum.fixture.ts";
import { aPoll } from "./poll.builder.ts";
import { pollFixture } from "./poll.fixture.ts";

const { polls, posts } = discussions;

const countsOf = ({ answers }: { answers: readonly { count: number | null }[] }) =>
  answers.map(({ count }) => count);

describe("a poll", () => {
  it("counts one vote of each person, once and for all", async () => {
    const { vote, friday, saturday, writer, colleague } = await pollFixture();
    await vote(writer, friday);

    const { answers, votes } = await vote(colleague, saturday);
    expect(countsOf({ answers })).toEqual([1, 1]);
    expect(votes?.map(({ name }) => name).join()).toContain(writer.employee.lastname);
    await expect(vote(colleague, friday)).rejects.toMatchObject({ status: 422, code: "poll.already-voted" });
  });

  it("lets a vote change where that is allowed", async () => {
    const { vote, friday, saturday, writer } = await pollFixture({ voteCanChange: true });
    await vote(writer, friday);

    expect(await vote(writer, saturday)).toMatchObject({ ownVote: saturday, votesCount: 1 });
  });

  it("counts each answer of a vote with several once, and the vote as one", async () => {
    const answers = ["Freitag", "Samstag", "Sonntag"].map((title) => ({ title }));
    const { post, friday, saturday, writer, colleague } = await pollFixture({
      answers,
      maxChoices: 2,
      voteCanChange: true,
    });
    const sunday = post.questionnaire?.answers[2]?.id ?? "";
    const voteFor = async (by: Pick<Browser, "call">, answerId: string, ...further: string[]) =>
      (await by.call(polls.vote, { params: { id: post.id }, body: { answerId, further } })).data;
    expect(await voteFor(colleague, saturday, saturday)).toMatchObject({ ownVotes: [saturday] });

    const both = await voteFor(writer, friday, saturday);
    expect(both).toMatchObject({ votesCount: 2, ownVote: friday, ownVotes: [friday, saturday] });
    expect(countsOf(both)).toEqual([1, 2, 0]);

    await expect(voteFor(writer, friday, saturday, sunday)).rejects.toMatchObject({
      status: 422,
      code: "poll.too-many-answers",
      errors: [{ path: "further" }],
    });
    await expect(voteFor(writer, friday, "other")).rejects.toMatchObject({
      code: "poll.unknown-answer",
      errors: [{ path: "further" }],
    });
    expect(countsOf(await voteFor(writer, sunday))).toEqual([0, 1, 1]);
  });

  it("allows no more answers for a vote than it has", async () => {
    await expect(pollFixture({ maxChoices: 3 })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "questionnaire.maxChoices" }],
    });
  });

  it("counts exactly one of fifty votes of an office that come at once", async () => {
    const { vote, friday, saturday, as, writer } = await pollFixture({ oncePerOrganisation: true });
    const colleagues = await Promise.all(Array.from({ length: 10 }, () => as({})));
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => vote(colleagues[at % 10] ?? writer, at % 2 ? friday : saturday)),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const elsewhere = await as({ employee: { employedAt: otherOffice.id } });
    expect((await vote(elsewhere, friday)).votesCount).toBe(2);
  });

  it("takes no vote of somebody without an office where offices vote, and none for an unknown answer", async () => {
    const { vote, friday, as, writer } = await pollFixture({ oncePerOrganisation: true });
    const free = await as({ employee: { employedAt: null } });

    await expect(vote(free, friday)).rejects.toMatchObject({ status: 422, code: "poll.no-office" });
    await expect(vote(writer, "other")).rejects.toMatchObject({ status: 422, code: "poll.unknown-answer" });
  });

  it("ends when it is stopped, by its author or who looks after the group; a vote is before or after", async () => {
    const { vote, friday, post, as, writer, colleague, keeper } = await pollFixture({ voteCanChange: true });
    const params = { id: post.id };
    await expect(colleague.call(polls.stop, { params })).rejects.toMatchObject({ status: 403 });
    const voters = await Promise.all(Array.from({ length: 10 }, () => as({})));

    const [stopped, ...votes] = await Promise.allSettled([
      writer.call(polls.stop, { params }),
      ...voters.map((voter) => vote(voter, friday)),
    ]);

    expect(stopped.status).toBe("fulfilled");
    const counted = votes.filter(({ status }) => status === "fulfilled").length;
    const { data } = await keeper.call(posts.read, { params, query: {} });
    expect(data.questionnaire).toMatchObject({ votesCount: counted });
    expect(data.questionnaire?.closedAt).not.toBeNull();
    await expect(vote(colleague, friday)).rejects.toMatchObject({ status: 422, code: "poll.over" });
  });

  it("is open again for votes when its stop is taken back, but not after its end", async () => {
    const { vote, friday, post, forum, table, writer, colleague, keeper } = await pollFixture();
    const params = { id: post.id };
    await writer.call(polls.stop, { params });
    await expect(colleague.call(polls.reopen, { params })).rejects.toMatchObject({ status: 403 });

    const { data } = await keeper.call(polls.reopen, { params });

    expect(data.closedAt).toBeNull();
    const { votesCount } = await vote(colleague, friday);
    expect(votesCount).toBe(1);
    const questionnaire = { ...aPoll(), endOfVoting: "2026-01-01T00:00:00.000Z", answers: [] };
    const over = await openForumEntries(table).insert(aPost({ forumId: forum.id, questionnaire }));
    await expect(keeper.call(polls.reopen, { params: { id: over.id } })).rejects.toMatchObject({
      status: 422,
      code: "poll.end-in-past",
    });
  });

  it("keeps its results to itself until one has voted, or until it has ended", async () => {
    const { vote, friday, post, writer, colleague } = await pollFixture({ resultsVisible: "afterVote" });
    expect(countsOf(await vote(writer, friday))).toEqual([1, 0]);

    const { data } = await colleague.call(posts.read, { params: { id: post.id }, query: {} });
    expect(data.questionnaire).toMatchObject({ votes: null, votesCount: 1 });
    expect(countsOf(data.questionnaire ?? { answers: [] })).toEqual([null, null]);
  });

  it("never tells who voted what in a secret ballot", async () => {
    const { vote, friday, post, writer, keeper } = await pollFixture({ secret: true });
    await vote(writer, friday);

    const { data } = await keeper.call(posts.read, { params: { id: post.id }, query: {} });
    expect(data.questionnaire?.votes).toEqual([
      { answerId: null, employeeId: null, name: null, organisationId: null, createdAt: null },
    ]);
  });

  it("takes no vote after its end, and shows then what it kept to itself", async () => {
    const { vote, friday, saturday, post, table, writer, colleague } = await pollFixture({
      resultsVisible: "afterEnd",
    });
    await vote(writer, friday);
    await openForumEntries(table).update(post.id, (entry) =>
      entry.kind === "post" && entry.questionnaire
        ? { ...entry, questionnaire: { ...entry.questionnaire, endOfVoting: "2026-01-07T08:00:00.000Z" } }
        : entry,
    );

    await expect(vote(colleague, saturday)).rejects.toMatchObject({ status: 422, code: "poll.over" });
    const { data } = await colleague.call(posts.read, { params: { id: post.id }, query: {} });
    expect(countsOf(data.questionnaire ?? { answers: [] })).toEqual([1, 0]);
  });

  it("has its answers fixed by the first vote; its title and end may change", async () => {
    const { vote, friday, post, forum, writer } = await pollFixture();
    const answers = post.questionnaire?.answers.map(({ id, title }) => ({ id, title })) ?? [];
    const save = (questionnaire: QuestionnaireDraft) =>
      writer.call(posts.update, {
        params: { id: post.id },
        body: { forumId: forum.id, title: "Fest", content: text("Wer weiß das?"), questionnaire },
      });
    const renamed = answers.map((answer) => ({ ...answer, title: `${answer.title} abends` }));
    await save(aPoll({ answers: renamed }));
    await vote(writer, friday);

    for (const changed of [{ answers }, { answers: renamed, maxChoices: 2 }])
      await expect(save(aPoll(changed))).rejects.toMatchObject({ status: 422, code: "poll.answers-fixed" });
    const later = aPoll({ answers: renamed, title: "Wann denn?", endOfVoting: "2099-01-01T00:00:00.000Z" });
    expect((await save(later)).data.questionnaire).toMatchObject({ title: "Wann denn?", votesCount: 1 });
  });

  it("takes no vote for an answer that is replaced at the same time", async () => {
    const { vote, post, friday, writer, colleague } = await pollFixture();
    const questionnaire = aPoll({ answers: [{ title: "Montag" }, { title: "Dienstag" }] });
    const body = { forumId: post.forumId, title: post.title, content: post.content, questionnaire };

    const results = await Promise.allSettled([
      writer.call(posts.update, { params: { id: post.id }, body }),
      vote(colleague, friday),
    ]);
    const { data } = await writer.call(posts.read, { params: { id: post.id }, query: {} });

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const counted = data.questionnaire?.answers.reduce((sum, { count }) => sum + (count ?? 0), 0);
    expect(counted).toBe(data.questionnaire?.votesCount);
  });

  it("cannot end in the past, and has two to twenty different answers", async () => {
    const { write } = await forumFixture();
    const titled = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `Antwort ${at}` }));

    await expect(
      write("Vorbei", { questionnaire: aPoll({ endOfVoting: "2020-01-01T00:00:00.000Z" }) }),
    ).rejects.toMatchObject({ status: 422, code: "poll.end-in-past" });
    for (const answers of [titled(1), titled(21), [{ title: "Ja" }, { title: "Ja" }]])
      await expect(write("Falsch", { questionnaire: aPoll({ answers }) })).rejects.toMatchObject({
        status: 400,
      });
  });
});

describe("the polls that wait for somebody", () => {
  const waitsFor = async ({ call }: Pick<Browser, "call">, post: { readonly id: string }) =>
    (await call(posts.latest, {})).data.polls.some(({ id }) => id === post.id);

  it("are those without the own vote, until it is given", async () => {
    const { vote, friday, writer, colleague, post } = await pollFixture();
    expect(await waitsFor(writer, post)).toBe(true);

    await vote(writer, friday);

    expect(await waitsFor(writer, post)).toBe(false);
    expect(await waitsFor(colleague, post)).toBe(true);
  });

  it("are not those that are over, nor those of an office that has voted", async () => {
    const { vote, friday, writer, colleague, post } = await pollFixture({ oncePerOrganisation: true });
    await vote(writer, friday);
    expect(await waitsFor(colleague, post)).toBe(false);

    const over = await pollFixture();
    await over.writer.call(polls.stop, { params: { id: over.post.id } });
    expect(await waitsFor(over.colleague, over.post)).toBe(false);
  });

  it("wait behind many that are newer, those whose time is up not counted", async () => {
    const { table, writer, post } = await pollFixture();
    const questionnaire = { ...aPoll({ endOfVoting: new Date().toISOString() }), answers: [] };
    const createdAt = new Date(Date.now() + 60_000).toISOString();
    await openForumEntries(table).insertMany(
      Array.from({ length: 60 }, () => aPost({ questionnaire, createdAt })),
    );

    expect(await waitsFor(writer, post)).toBe(true);
  });
});
