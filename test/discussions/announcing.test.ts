import { addHours } from "date-fns/addHours";
import { describe, expect, it } from "vitest";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { mentionPath } from "../../shared/discussions/mentions.ts";
import type { Announcement } from "../../shared/notifications/announcement.ts";
import { text } from "./forum.fixture.ts";
import { keepHours, notificationFixture, tomorrowAt } from "./notification.fixture.ts";

const { posts, answers } = discussions;
const silent: Announcement = { isSilent: true, at: null };
const atOnce: Announcement = { isSilent: false, at: null };
const inHours = (count: number) => addHours(new Date(), count);

describe("who writes a post decides when others hear of it", () => {
  it("not at all, whoever is mentioned, and also after it was edited", async () => {
    const { person, write, writer, run, forum } = await notificationFixture();
    const [follower, mentioned] = [await person(), await person()];
    await follower.followForum();
    const content = text(`<a href="${mentionPath(mentioned.id)}">@Kollegin</a>`);
    const { id } = await write("Leise", { content, announcement: silent });
    await run();

    const body = { forumId: forum.id, title: "Leise", content: text("Anders") };
    const { data } = await writer.call(posts.update, { params: { id }, body });
    await run();

    expect(data.announcement).toEqual(silent);
    expect([...follower.mails(), ...mentioned.mails()]).toEqual([]);
  });

  it("later, and at last at once", async () => {
    const { person, write, writer, run, forum } = await notificationFixture();
    const follower = await person();
    await follower.followForum();
    const announcement = { isSilent: false, at: inHours(48).toISOString() };
    const { id } = await write("Später", { announcement });
    await run(inHours(47));
    expect(follower.mails()).toEqual([]);

    const body = { forumId: forum.id, title: "Später", content: text("Da"), announcement: atOnce };
    await writer.call(posts.update, { params: { id }, body });
    await run(inHours(1));
    await run(inHours(49));

    expect(follower.mails()).toHaveLength(1);
  });

  it("all the same, after it was silent; once that is done nothing repeats it", async () => {
    const { person, write, writer, run, forum } = await notificationFixture();
    const follower = await person();
    await follower.followForum();
    const { id } = await write("Doch", { announcement: silent });
    const body = { forumId: forum.id, title: "Doch", content: text("Da") };
    const decide = (announcement: Announcement) =>
      writer.call(posts.update, { params: { id }, body: { ...body, announcement } });

    for (const announcement of [atOnce, silent, atOnce]) {
      await decide(announcement);
      await run();
    }

    expect(follower.mails()).toHaveLength(1);
  });

  it("within the hours of newsletters; answers go out at once", async () => {
    const fixture = await notificationFixture();
    const { person, write, answer, run } = fixture;
    await keepHours(fixture);
    const [follower, author] = [await person(), await person({ notifyOnOwnForumActivity: true })];
    await follower.followForum();
    const { id } = await write("Nachts", {}, author);
    await answer(id, "Gleich");

    await run();
    expect(author.mails()).toHaveLength(1);
    expect(follower.mails()).toEqual([]);
    await run(tomorrowAt(8));

    expect(follower.mails()).toHaveLength(1);
  });
});

it("an answer, too, may be silent or later", async () => {
  const { person, write, colleague, run } = await notificationFixture();
  const author = await person({ notifyOnOwnForumActivity: true });
  const { id: postId } = await write("Frage", {}, author);
  const reply = (announcement: Announcement) =>
    colleague.call(answers.create, { body: { postId, content: text("Ja"), announcement } });

  await reply(silent);
  await reply({ isSilent: false, at: inHours(3).toISOString() });
  await run(inHours(2));
  expect(author.mails()).toEqual([]);
  await run(inHours(4));

  expect(author.mails()).toHaveLength(1);
});
