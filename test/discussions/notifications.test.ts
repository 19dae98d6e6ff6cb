import { describe, expect, it } from "vitest";
import { openPeople } from "../../functions/data/people/open-people.ts";
import { openSuppressions } from "../../functions/data/suppressions/suppressions.collection.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { mentionPath } from "../../shared/discussions/mentions.ts";
import { text } from "./forum.fixture.ts";
import { notificationFixture } from "./notification.fixture.ts";

const { posts, answers } = discussions;
const mention = (id: string) => `<a href="${mentionPath(id)}">@Kollegin</a> was meinst du?`;

describe("a new post is told by mail", () => {
  it("to who follows the forum, with a link to it and one that mutes it", async () => {
    const { person, write, run } = await notificationFixture();
    const [follower, other] = [await person(), await person()];
    await follower.followForum();
    const { id } = await write("Neue Fristen");

    await run();

    expect(follower.mails()).toHaveLength(1);
    expect(follower.mails()[0]).toMatchObject({ subject: "Forum: Neue Fristen" });
    expect(follower.mails()[0]?.html).toContain(`"https://portal.example/discussions/posts/${id}"`);
    expect(follower.mails()[0]?.html).toContain(`"https://portal.example/discussions/posts/${id}?mute=1"`);
    expect(follower.mails()[0]?.html).toContain("Wer weiß das?");
    expect(other.mails()).toEqual([]);
  });

  it("never to its writer", async () => {
    const { person, write, run } = await notificationFixture();
    const writer = await person({ notifyOnOwnForumActivity: true });
    await writer.followForum();
    await write("Eigenes", { content: text(mention(writer.id)) }, writer);

    await run();

    expect(writer.mails()).toEqual([]);
  });

  it("only to who has an address that takes mail, and is not shut out", async () => {
    const { person, write, run, table, sent } = await notificationFixture();
    const [bounced, left, without] = [await person(), await person(), await person({ email: null })];
    for (const each of [bounced, left, without]) await each.followForum();
    await table.transact([
      openSuppressions(table).suppressWrite(null, bounced.employee.email ?? "", "bounced"),
    ]);
    await openPeople(table).users.update(left.user.id, (user) => ({ ...user, isActive: false }));
    await write("Neue Fristen");

    await run();

    expect(sent).toEqual([]);
  });
});

describe("an answer is told by mail", () => {
  it("to who takes part and wants it, who is mentioned, and who follows the discussion; not to the forum's followers", async () => {
    const fixture = await notificationFixture();
    const { person, write, answer, run } = fixture;
    const author = await person({ notifyOnOwnForumActivity: true });
    const [answerer, quiet] = [await person({ notifyOnOwnForumActivity: true }), await person()];
    const [mentioned, follower, forumFollower] = [await person(), await person(), await person()];
    await forumFollower.followForum();
    const { id } = await write("Wer weiß das?", {}, author);
    await answer(id, "Ich nicht", answerer);
    await answer(id, "Ich auch nicht", quiet);
    await follower.choose(id, true);
    await run();
    fixture.sent.length = 0;

    const { id: answerId } = await answer(id, `Ich schon. ${mention(mentioned.id)}`);
    await run();

    const told = [author, answerer, mentioned, follower];
    expect(told.map((each) => each.mails().length)).toEqual([1, 1, 1, 1]);
    expect([quiet, forumFollower].flatMap((each) => each.mails())).toEqual([]);
    expect(mentioned.mails()[0]).toMatchObject({
      subject: expect.stringMatching(/hat Sie erwähnt: Wer weiß das\?$/),
    });
    expect(author.mails()[0]).toMatchObject({ subject: "Forum: Wer weiß das?" });
    expect(author.mails()[0]?.html).toContain(
      `"https://portal.example/discussions/posts/${id}?antwort=${answerId}"`,
    );
  });

  it("to nobody who has muted the discussion, whatever else they follow", async () => {
    const { person, write, answer, run } = await notificationFixture();
    const muted = await person({ notifyOnOwnForumActivity: true });
    await muted.followForum();
    const { id } = await write("Laut", {}, muted);
    await muted.choose(id, false);

    await answer(id, mention(muted.id));
    await run();

    expect(muted.mails()).toEqual([]);
  });

  it("in the thread of its discussion, under the same subject as the post", async () => {
    const { person, write, answer, run } = await notificationFixture();
    const reader = await person();
    await reader.followForum();
    const { id } = await write("Neue Fristen");
    await run();
    await reader.choose(id, true);
    await answer(id, "Ja");
    await run();

    const thread = `<discussion-${id}@portal.example>`;
    expect(reader.mails().map(({ subject }) => subject)).toEqual([
      "Forum: Neue Fristen",
      "Forum: Neue Fristen",
    ]);
    for (const { headers } of reader.mails()) {
      expect(headers).toEqual({ "In-Reply-To": thread, References: thread });
    }
  });

  it("with what it says itself, not with what it quotes", async () => {
    const { person, write, answer, run } = await notificationFixture();
    const reader = await person();
    const { id } = await write("Zitat");
    await reader.choose(id, true);

    await answer(id, "Zitiertes.</p><blockquote><p>Altes</p></blockquote><p>Neues");
    await run();

    const html = reader.mails().at(-1)?.html ?? "";
    expect(html).toContain("Zitiertes. Neues");
    expect(html).not.toContain("Altes");
  });
});

describe("what is no longer wanted", () => {
  it("is told to nobody when it was deleted before, and not again when it is restored or edited", async () => {
    const { person, write, writer, run, forum } = await notificationFixture();
    const reader = await person();
    await reader.followForum();
    const [gone, kept] = [await write("Weg"), await write("Da")];
    await writer.call(posts.remove, { params: { id: gone.id } });
    await run();
    const body = { forumId: forum.id, title: "Da", content: text("Anders") };
    await writer.call(posts.restore, { params: { id: gone.id } });
    await writer.call(posts.update, { params: { id: kept.id }, body });
    await run();

    expect(reader.mails().map(({ subject }) => subject)).toEqual(["Forum: Da"]);
  });

  it("does not go out when the post or the answer is deleted, or the discussion muted, while it is under way", async () => {
    const { person, write, answer, writer, colleague, notify, deliver, sent } = await notificationFixture();
    const reader = await person();
    await reader.followForum();
    const [gone, loud, asked] = [await write("Weg"), await write("Laut"), await write("Frage")];
    await reader.choose(asked.id, true);
    const { id: answerId } = await answer(asked.id, "Antwort");
    await notify();
    await writer.call(posts.remove, { params: { id: gone.id } });
    await colleague.call(answers.remove, { params: { id: answerId } });
    await reader.choose(loud.id, false);

    await deliver();

    expect(sent.filter(({ to }) => to === reader.employee.email).map(({ subject }) => subject)).toEqual([
      "Forum: Frage",
    ]);
  });
});

describe("a discussion tells its reader whether they follow it", () => {
  const followsOf = async (by: Awaited<ReturnType<typeof notificationFixture>>["writer"], id: string) =>
    (await by.call(posts.read, { params: { id }, query: {} })).data.follows;

  it("by their part in it and by their own choice, which wins", async () => {
    const { person, write, as } = await notificationFixture();
    const [author, other] = [await person({ notifyOnOwnForumActivity: true }), await person()];
    await other.followForum();
    const { id } = await write("Wer weiß das?", {}, author);

    expect(await followsOf(author, id)).toBe(true);
    expect(await followsOf(other, id)).toBe(false);
    await author.choose(id, false);
    await other.choose(id, true);
    expect(await followsOf(author, id)).toBe(false);
    expect(await followsOf(other, id)).toBe(true);
    expect(await followsOf(await as({}), id)).toBe(false);
  });
});
