import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { openOwners } from "../../functions/data/files/owners.ts";
import { openStores } from "../../functions/data/stores.ts";
import { sweepForums } from "../../functions/discussions/sweep-forums.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import type { Browser } from "../support/browser.ts";
import { anAdministrator } from "../support/viewers.ts";
import { notificationFixture } from "./notification.fixture.ts";
import { aPoll } from "./poll.builder.ts";

const { posts, answers, reading, reactions, reports, search } = discussions;

type Caller = Pick<Browser, "call">;

const answersTo = async (id: string, { call }: Caller, searchTerm?: string) =>
  (await call(answers.list, { params: { id }, query: { config: listConfig({ searchTerm }) } })).data.data;
const wordsOf = async (id: string, by: Caller) =>
  (await answersTo(id, by)).map(({ content }) => content?.replace(/<[^>]+>/g, ""));
const readPost = async (id: string, { call }: Caller) =>
  (await call(posts.read, { params: { id }, query: {} })).data;

/** Two discussions whose entries were written in turn, of which the second is merged into the first. */
const mergedFixture = async () => {
  const fixture = await notificationFixture();
  const { write, answer, writer, colleague, keeper } = fixture;
  const into = await write("Erste Frage");
  const post = await write("Zweite Frage", { content: "<p>Dasselbe noch einmal</p>" }, colleague);
  const first = await answer(into.id, "Eins", colleague);
  const second = await answer(post.id, "Zwei", writer);
  const third = await answer(into.id, "Drei", colleague);
  const merge = (id = post.id, target = into.id, by: Caller = keeper) =>
    by.call(posts.merge, { params: { id }, body: { into: target } });
  const separate = () => keeper.call(posts.separate, { params: { id: post.id } });
  return { ...fixture, into, post, first, second, third, merge, separate };
};

describe("a post that is merged into another one", () => {
  it("is an answer of it with what it had, its answers between the others by time", async () => {
    const { into, post, merge, writer, colleague } = await mergedFixture();
    await colleague.call(reactions.toPost, { params: { id: into.id }, body: { kind: "thanks" } });
    await writer.call(reactions.toPost, { params: { id: post.id }, body: { kind: "great" } });

    await merge();

    const [own, ...others] = await answersTo(into.id, writer);
    expect(own).toMatchObject({
      id: post.id,
      postId: into.id,
      mergedFrom: post.id,
      number: 1,
      title: "Zweite Frage",
      createdBy: colleague.employee.id,
      reactions: { counts: [{ kind: "great", count: 1 }], own: "great" },
    });
    expect(others.map(({ number, mergedFrom }) => [number, mergedFrom])).toEqual([
      [2, undefined],
      [3, post.id],
      [4, undefined],
    ]);
    expect(await readPost(into.id, writer)).toMatchObject({
      answersCount: 4,
      merged: [{ id: post.id, title: "Zweite Frage" }],
    });
  });

  it("is found where it is now: by its old address, by links to its answers, by search", async () => {
    const { into, post, second, merge, forum, groupId, writer } = await mergedFixture();
    await merge();

    await expect(readPost(post.id, writer)).rejects.toMatchObject({ status: 404 });
    const places = await Promise.all(
      [post.id, second.id].map((id) => writer.call(answers.position, { params: { id } })),
    );
    expect(places.map(({ data }) => data)).toEqual([
      { postId: into.id, position: 0 },
      { postId: into.id, position: 2 },
    ]);
    const found = await writer.call(search.inForum, {
      params: { groupId, forumId: forum.id },
      query: { config: listConfig(), searchTerm: "Zweite Frage" },
    });
    expect(found.data.data).toMatchObject([{ postId: into.id, answerId: post.id, title: "Zweite Frage" }]);
    expect(await answersTo(into.id, writer, "Zwei")).toMatchObject([{ id: post.id }, { id: second.id }]);
  });

  it("takes answers on from whose page was open, and keeps its versions and reports", async () => {
    const { into, post, second, merge, answer, writer, keeper } = await mergedFixture();
    const body = { forumId: post.forumId, title: "Zweite Frage", content: "<p>Besser gefragt</p>" };
    await keeper.call(posts.update, { params: { id: post.id }, body });
    await writer.call(reports.report, { params: { id: post.id }, body: { reason: "Doppelt" } });
    await merge();

    const late = await answer(post.id, "Vier", writer);

    expect(late).toMatchObject({ postId: into.id });
    expect(await wordsOf(into.id, writer)).toEqual(["Besser gefragt", "Eins", "Zwei", "Drei", "Vier"]);
    const history = await keeper.call(answers.history, { params: { id: post.id } });
    expect(history.data.data).toMatchObject([{ content: "<p>Dasselbe noch einmal</p>" }]);
    const { data } = await keeper.call(reports.list, { query: { config: listConfig() } });
    expect(data.data).toMatchObject([{ id: post.id, postId: into.id, answerId: post.id }]);
    await expect(
      keeper.call(posts.solve, { params: { id: into.id }, body: { answerId: second.id } }),
    ).resolves.toBeDefined();
  });

  it("leaves read what was read, and unread what was not, in both", async () => {
    const { into, post, first, second, merge, as } = await mergedFixture();
    const reader = await as({});
    const read = (id: string, answerId: string | null) =>
      reader.call(reading.readPost, { params: { id }, body: { answerId } });
    await read(into.id, first.id);
    await read(post.id, second.id);
    expect((await readPost(into.id, reader)).unreadCount).toBe(1);

    await merge();

    expect(await readPost(into.id, reader)).toMatchObject({ unreadCount: 1, unreadFrom: 3 });
    const other = await as({});
    await other.call(reading.readPost, { params: { id: into.id }, body: { answerId: second.id } });
    expect(await readPost(into.id, other)).toMatchObject({ unreadCount: 1 });
  });

  it("tells nobody, and who follows one or has muted it stands to both so until they choose", async () => {
    const { into, post, merge, person, answer, writer, run } = await mergedFixture();
    const [follower, muted, mutedHere] = [await person(), await person(), await person()];
    await follower.choose(post.id, true);
    await muted.choose(post.id, false);
    await answer(post.id, "Auch", muted);
    await answer(into.id, "Ich auch", mutedHere);
    await mutedHere.choose(post.id, false);
    const bells = async ({ call }: Caller) =>
      (await call(notifications.list, { query: { config: listConfig() } })).data.data;
    await run();
    const told = follower.mails().length;
    const [before] = await bells(mutedHere);

    await merge();
    await run();
    expect(follower.mails()).toHaveLength(told);
    expect(await bells(muted)).toEqual([]);
    await answer(into.id, "Neu", writer);
    await run();

    expect(follower.mails()).toHaveLength(told + 1);
    expect(await bells(muted)).toEqual([]);
    expect(await bells(mutedHere)).toMatchObject([{ kind: "answer", count: (before?.count ?? 0) + 1 }]);
    expect(await readPost(into.id, follower)).toMatchObject({ follows: true });
    expect(await readPost(into.id, muted)).toMatchObject({ follows: false });
  });

  it("is a post of its own again with all it had, and what was answered since stays where it was", async () => {
    const { into, post, first, second, merge, separate, answer, writer, keeper } = await mergedFixture();
    await keeper.call(posts.solve, { params: { id: post.id }, body: { answerId: second.id } });
    const before = await readPost(post.id, writer);
    await merge();
    await answer(into.id, "Danach", writer);

    await separate();
    await separate();

    expect(await readPost(post.id, writer)).toEqual({ ...before, reactions: before.reactions });
    expect(await wordsOf(post.id, writer)).toEqual(["Zwei"]);
    expect(await wordsOf(into.id, writer)).toEqual(["Eins", "Drei", "Danach"]);
    expect((await readPost(into.id, writer)).merged).toBeUndefined();
    expect(first.postId).toBe(into.id);
  });

  it("leaves its answers to the discussion when it is deleted there for good", async () => {
    const { table, into, post, second, merge, writer, colleague } = await mergedFixture();
    const deps = openStores(table);
    const showsFilesOf = (id: string) =>
      openOwners(deps).maySee({ kind: "forumEntry", id }, anAdministrator, new Date());
    await merge();
    await colleague.call(answers.remove, { params: { id: post.id } });
    expect([await showsFilesOf(post.id), await showsFilesOf(second.id)]).toEqual([false, true]);

    for (const days of [31, 32]) await sweepForums(deps, addDays(new Date(), days));

    expect(await deps.forumEntries.find(post.id)).toBeUndefined();
    const left = await answersTo(into.id, writer);
    expect(left.map(({ number, mergedFrom }) => [number, mergedFrom])).toEqual([
      [2, undefined],
      [3, undefined],
      [4, undefined],
    ]);
  });

  it("goes and comes back with the post it stands in", async () => {
    const { table, into, post, second, merge, writer } = await mergedFixture();
    const deps = openStores(table);
    await merge();
    await writer.call(posts.remove, { params: { id: into.id } });
    await expect(writer.call(answers.position, { params: { id: second.id } })).rejects.toMatchObject({
      status: 404,
    });
    await writer.call(posts.restore, { params: { id: into.id } });
    expect(await wordsOf(into.id, writer)).toHaveLength(4);

    await writer.call(posts.remove, { params: { id: into.id } });
    await sweepForums(deps, addDays(new Date(), 31));

    const left = [into.id, post.id, second.id].map((id) => deps.forumEntries.find(id));
    expect(await Promise.all(left)).toEqual([undefined, undefined, undefined]);
  });
});

describe("merging", () => {
  it("takes the right in both groups, and a post that is there", async () => {
    const { into, post, merge, as, writer, groupId } = await mergedFixture();
    const elsewhere = await (await notificationFixture()).write("Anderswo");

    await expect(merge(post.id, into.id, writer)).rejects.toMatchObject({ status: 403 });
    const other = await as({ grants: [{ rule: "EDIT_GROUP", ressource: groupId }] });
    await expect(merge(post.id, elsewhere.id, other)).rejects.toMatchObject({
      code: "forum-post.group-only",
    });
    await expect(merge(post.id, "gone")).rejects.toMatchObject({ code: "forum-post.unknown" });
    await expect(merge(post.id, post.id)).rejects.toMatchObject({ code: "forum-post.merged-into-itself" });
    expect(await readPost(post.id, writer)).toMatchObject({ answersCount: 1 });
  });

  it("is refused for a poll, whose votes would have no place", async () => {
    const { into, write, merge } = await mergedFixture();
    const poll = await write("Umfrage", { questionnaire: aPoll() });

    await expect(merge(poll.id, into.id)).rejects.toMatchObject({ code: "forum-post.merged-poll" });
  });

  it("can be asked for again, and never leaves two in each other", async () => {
    const { into, post, merge, separate, writer } = await mergedFixture();
    await merge();
    await merge();
    await expect(merge(into.id, post.id)).rejects.toMatchObject({ code: "forum-post.merged-into-itself" });
    expect(await wordsOf(into.id, writer)).toHaveLength(4);
    await separate();

    const both = await Promise.allSettled([merge(post.id, into.id), merge(into.id, post.id)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});
