import { describe, expect, it } from "vitest";
import { openStores } from "../../functions/data/stores.ts";
import { sweepForums } from "../../functions/discussions/sweep-forums.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { answerProblems } from "../../shared/discussions/discussions.problems.ts";
import type { ReactionKind } from "../../shared/discussions/reaction.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import type { Browser } from "../support/browser.ts";
import { forumFixture } from "./forum.fixture.ts";

const { posts, answers, reactions } = discussions;
const query = { config: listConfig() };

type Caller = Pick<Browser, "call">;

const reactTo = async (id: string, kind: ReactionKind | null, { call }: Caller) =>
  (await call(reactions.toPost, { params: { id }, body: { kind } })).data;
const bellOf = async ({ call }: Caller) =>
  (await call(notifications.list, { query })).data.data.map(({ kind, count, path }) => ({
    kind,
    count,
    path,
  }));

describe("reactions", () => {
  it("are one for each person and entry, shown to all with one's own", async () => {
    const { write, answer, writer, colleague, keeper } = await forumFixture();
    const { id } = await write("Frage");
    const { id: answerId } = await answer(id, "Antwort");
    await reactTo(id, "agree", colleague);
    await reactTo(id, "thanks", colleague);
    await reactTo(id, "thanks", keeper);
    await writer.call(reactions.toAnswer, { params: { id: answerId }, body: { kind: "helpful" } });

    const { data } = await colleague.call(posts.read, { params: { id }, query: {} });
    expect(data.reactions).toEqual({ counts: [{ kind: "thanks", count: 2 }], own: "thanks" });
    const list = await colleague.call(answers.list, { params: { id }, query });
    expect(list.data.data.map((one) => one.reactions)).toEqual([
      { counts: [{ kind: "helpful", count: 1 }], own: null },
    ]);

    expect(await reactTo(id, null, colleague)).toEqual({ counts: [{ kind: "thanks", count: 1 }], own: null });
  });

  it("tell who has reacted, the newest first, and nobody once it is deleted", async () => {
    const { write, answer, writer, colleague, keeper } = await forumFixture();
    const { id } = await write("Frage");
    const { id: answerId } = await answer(id, "Antwort");
    await reactTo(id, "agree", colleague);
    await reactTo(id, "thanks", keeper);
    await writer.call(reactions.toAnswer, { params: { id: answerId }, body: { kind: "helpful" } });

    const { data } = await writer.call(reactions.ofPost, { params: { id } });
    expect(data.people).toEqual([
      { kind: "thanks", name: fullName(keeper.employee) },
      { kind: "agree", name: fullName(colleague.employee) },
    ]);
    const { data: toAnswer } = await colleague.call(reactions.ofAnswer, { params: { id: answerId } });
    expect(toAnswer.people).toEqual([{ kind: "helpful", name: fullName(writer.employee) }]);

    await writer.call(posts.remove, { params: { id } });
    await expect(colleague.call(reactions.ofPost, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it("of many at once, and of one in many windows, are counted exactly", async () => {
    const { write, colleague, as } = await forumFixture();
    const { id } = await write("Frage");
    const people = await Promise.all(Array.from({ length: 10 }, () => as({})));

    await Promise.all([...people, ...people, colleague, colleague].map((one) => reactTo(id, "great", one)));

    const { data } = await colleague.call(posts.read, { params: { id }, query: {} });
    expect(data.reactions?.counts).toEqual([{ kind: "great", count: 11 }]);
  });

  it("ring once for the author, together, and not any more once they are taken back", async () => {
    const { write, answer, writer, colleague, keeper } = await forumFixture();
    const { id } = await write("Frage");
    await reactTo(id, "agree", writer);
    await reactTo(id, "agree", colleague);
    await reactTo(id, "funny", colleague);
    await reactTo(id, "agree", keeper);
    expect(await bellOf(writer)).toEqual([{ kind: "reaction", count: 2, path: `/discussions/posts/${id}` }]);

    await reactTo(id, null, keeper);
    await reactTo(id, null, colleague);
    expect(await bellOf(writer)).toEqual([]);

    const mine = await answer(id, "Antwort");
    await writer.call(reactions.toAnswer, { params: { id: mine.id }, body: { kind: "thanks" } });
    const path = `/discussions/posts/${id}?antwort=${mine.id}`;
    expect(await bellOf(colleague)).toEqual([{ kind: "reaction", count: 1, path }]);
  });

  it("ring for nobody who has muted the discussion or silenced them", async () => {
    const { write, as, writer, colleague } = await forumFixture();
    const silent = await as({ employee: { silentTopics: ["reactions"] } });
    const [one, other] = [await write("Still", {}, silent), await write("Stumm")];
    await writer.call(posts.follow, { params: { id: other.id }, body: { follows: false } });

    await reactTo(one.id, "agree", colleague);
    await reactTo(other.id, "agree", colleague);

    expect([await bellOf(silent), await bellOf(writer)]).toEqual([[], []]);
  });

  it("go with their entry for good", async () => {
    const { write, writer, colleague, table } = await forumFixture();
    const { id } = await write("Frage");
    await reactTo(id, "agree", colleague);
    await writer.call(posts.remove, { params: { id } });

    await sweepForums(openStores(table), new Date("2030-01-01"));

    expect(await table.all(`FORUM_REACTION#${id}`)).toEqual([]);
  });
});

describe("the solution of a discussion", () => {
  it("is marked by who asked, shown with the post, and told to who answered", async () => {
    const { write, answer, writer, colleague } = await forumFixture();
    const { id } = await write("Frage");
    await answer(id, "Falsch");
    const right = await answer(id, "Richtig");
    await writer.call(posts.solve, { params: { id }, body: { answerId: right.id } });

    const { data } = await colleague.call(posts.read, { params: { id }, query: {} });
    expect(data).toMatchObject({
      isSolved: true,
      solution: { id: right.id, number: 2 },
      modifiedByName: null,
    });
    const path = `/discussions/posts/${id}?antwort=${right.id}`;
    expect(await bellOf(colleague)).toEqual([{ kind: "solution", count: 1, path }]);

    await writer.call(posts.solve, { params: { id }, body: { answerId: null } });
    const after = await colleague.call(posts.read, { params: { id }, query: {} });
    expect(after.data).toMatchObject({ isSolved: false, solution: null });
    expect(await bellOf(colleague)).toEqual([]);
  });

  it("is none while its answer is deleted", async () => {
    const { write, answer, writer, colleague } = await forumFixture();
    const { id } = await write("Frage");
    const { id: answerId } = await answer(id, "Richtig");
    await writer.call(posts.solve, { params: { id }, body: { answerId } });
    const read = async () => (await writer.call(posts.read, { params: { id }, query: {} })).data.isSolved;

    await colleague.call(answers.remove, { params: { id: answerId } });
    expect(await read()).toBe(false);
    await colleague.call(answers.restore, { params: { id: answerId } });
    expect(await read()).toBe(true);
  });

  it("is an answer of that discussion", async () => {
    const { write, answer, writer } = await forumFixture();
    const [one, other] = [await write("Frage"), await write("Andere")];
    const { id: answerId } = await answer(other.id, "Woanders");

    await expect(
      writer.call(posts.solve, { params: { id: one.id }, body: { answerId } }),
    ).rejects.toMatchObject({ code: answerProblems.unknown.code });
  });
});
