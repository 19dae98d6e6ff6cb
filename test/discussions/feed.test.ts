import { describe, expect, it } from "vitest";
import { listConfig } from "../../shared/contract/list.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { Browser } from "../support/browser.ts";
import { forumFixture } from "./forum.fixture.ts";

const { posts, reading } = discussions;

/** Of this forum alone: others write elsewhere. */
const feedFixture = async () => {
  const fixture = await forumFixture();
  const titlesFor = async ({ call }: Pick<Browser, "call">, ...states: readonly string[]) => {
    const filters = states.map((field) => ({ field, values: [true], comparator: "eq" as const }));
    const config = listConfig({ limit: 100, filters });
    const { data } = await call(posts.feed, { query: { config } });
    return data.data.filter(({ forumId }) => forumId === fixture.forum.id).map(({ title }) => title);
  };
  return { ...fixture, titlesFor };
};

describe("the feed of all forums", () => {
  it("has the latest activity first, also before sticky ones, and says where each stands", async () => {
    const { write, answer, keeper, colleague, forum, groupId, titlesFor } = await feedFixture();
    const { id } = await write("Zuerst");
    await write("Angeheftet", { sticky: true }, keeper);
    await answer(id, "Jetzt");

    expect(await titlesFor(colleague)).toEqual(["Zuerst", "Angeheftet"]);
    const query = { config: listConfig({ limit: 100 }) };
    const { data } = await colleague.call(posts.feed, { query });
    expect(data.data.find((post) => post.id === id)).toMatchObject({
      forum: { name: forum.name, groupId },
      answersCount: 1,
      unreadCount: 1,
    });
  });

  it("is narrowed to what is unread, begun by oneself or without an answer, and to all of it at once", async () => {
    const { write, answer, writer, colleague, keeper, titlesFor } = await feedFixture();
    await colleague.call(reading.readAll, {});
    await write("Alte Frage");
    const answered = await write("Beantwortet");
    await answer(answered.id, "So");
    await write("Zu", { closed: true }, keeper);
    await colleague.call(reading.readAll, {});
    await write("Eigene", {}, colleague);
    await write("Neue Frage");

    expect(await titlesFor(colleague, "unread")).toEqual(["Neue Frage"]);
    expect(await titlesFor(writer, "mine")).toEqual(["Neue Frage", "Beantwortet", "Alte Frage"]);
    expect(await titlesFor(colleague, "unanswered")).toEqual(["Neue Frage", "Eigene", "Alte Frage"]);
    expect(await titlesFor(writer, "mine", "unread")).toEqual(["Beantwortet"]);
  });

  it("follows as mails do: where one writes or follows, and nothing that is muted", async () => {
    const { write, answer, as, titlesFor } = await feedFixture();
    const reader = await as({ employee: { notifyOnOwnForumActivity: true } });
    const [answered, followed, muted] = [
      await write("Geantwortet"),
      await write("Gefolgt"),
      await write("Stumm"),
    ];
    await write("Fremd");
    await answer(answered.id, "Hier", reader);
    await answer(muted.id, "Genug", reader);
    const follow = (id: string, follows: boolean) =>
      reader.call(posts.follow, { params: { id }, body: { follows } });
    await follow(followed.id, true);
    await follow(muted.id, true);
    await follow(muted.id, false);

    expect((await titlesFor(reader, "following")).toSorted()).toEqual(["Geantwortet", "Gefolgt"]);
  });
});
