import { describe, expect, it } from "vitest";
import { listConfig } from "../../shared/contract/list.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { Browser } from "../support/browser.ts";
import { forumFixture } from "./forum.fixture.ts";

const { reading, posts, groups, drafts } = discussions;

const readingFixture = async () => {
  const fixture = await forumFixture();
  const reader = await fixture.as({});
  await reader.call(reading.readAll, {});
  const unreadIn = async () =>
    (await reader.call(reading.unread, {})).data.forums.find(({ forumId }) => forumId === fixture.forum.id)
      ?.count ?? 0;
  const unreadOf = async (id: string) =>
    (await reader.call(posts.read, { params: { id }, query: {} })).data.unreadCount;
  return { ...fixture, reader, unreadIn, unreadOf };
};

describe("what is new", () => {
  it("is what others have written since one read it, and never what one wrote oneself", async () => {
    const { write, answer, reader, writer, unreadIn, unreadOf } = await readingFixture();
    const { id } = await write("Frage");
    const first = await answer(id, "Eins");
    await answer(id, "Zwei");
    expect([await unreadIn(), await unreadOf(id)]).toEqual([1, 3]);

    await reader.call(reading.readPost, { params: { id }, body: { answerId: first.id } });
    expect(await unreadOf(id)).toBe(1);
    await reader.call(reading.readPost, { params: { id }, body: { answerId: null } });
    expect(await unreadOf(id)).toBe(1);
    const { data } = await writer.call(posts.read, { params: { id }, query: {} });
    expect(data.unreadCount).toBe(2);
  });

  it("is found behind what one wrote oneself, and answering leaves it unread", async () => {
    const { write, answer, reader } = await readingFixture();
    const { id } = await write("Frage");
    await answer(id, "Eins");
    const { data: before } = await reader.call(posts.read, { params: { id }, query: {} });
    await reader.call(reading.readPost, { params: { id }, body: { answerId: null } });
    await answer(id, "Von mir", reader);

    const { data } = await reader.call(posts.read, { params: { id }, query: {} });

    expect(before).toMatchObject({ unreadCount: 2, unreadFrom: null });
    expect(data).toMatchObject({ answersCount: 2, unreadCount: 1, unreadFrom: 0 });
  });

  it("is nothing any more once a forum, or all of them, is marked as read", async () => {
    const { write, forum, groupId, reader, unreadIn } = await readingFixture();
    await write("Frage");
    const { data } = await reader.call(groups.read, { params: { id: groupId }, query: { withForums: true } });
    expect(data.data.forums).toMatchObject([
      { id: forum.id, postsCount: 1, unreadCount: 1, latest: { title: "Frage" } },
    ]);

    await reader.call(reading.readForum, { params: { id: forum.id } });
    expect(await unreadIn()).toBe(0);
    await write("Noch eine");
    expect(await unreadIn()).toBe(1);
    await reader.call(reading.readAll, {});
    expect(await unreadIn()).toBe(0);
  });

  it("costs a list no request", async () => {
    const { write, forum, reader } = await readingFixture();
    for (let at = 0; at < 15; at++) await write(`Frage ${at}`);
    const list = () => reader.call(posts.list, { params: { id: forum.id }, query: { config: listConfig() } });
    await list();

    const { data, requests } = await list();

    expect(data.data.every(({ unreadCount }) => unreadCount === 1)).toBe(true);
    expect(requests.length, requests.join()).toBeLessThanOrEqual(3);
  });
});

describe("a draft", () => {
  it("waits for its writer, on every device, and is seen by nobody else", async () => {
    const { writer, colleague } = await forumFixture();
    const params = { place: "answer-1" };
    const draftOf = async ({ call }: Pick<Browser, "call">) =>
      (await call(drafts.read, { params })).data.draft?.content ?? null;
    await writer.call(drafts.save, { params, body: { content: "<p>Noch nicht fer" } });

    expect([await draftOf(writer), await draftOf(colleague)]).toEqual(["<p>Noch nicht fer", null]);

    await writer.call(drafts.remove, { params });
    expect(await draftOf(writer)).toBeNull();
  });
});
