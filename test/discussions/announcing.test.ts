import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { getISODay } from "date-fns/getISODay";
import { setHours } from "date-fns/setHours";
import { startOfDay } from "date-fns/startOfDay";
import { describe, expect, it } from "vitest";
import { openSettings } from "../../functions/data/settings/settings.collection.ts";
import { defaultSettings } from "../../shared/administration/settings.contract.ts";
import { inOffice } from "../../shared/dates/office-days.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { mentionPath } from "../../shared/discussions/mentions.ts";
import type { Announcement } from "../../shared/notifications/announcement.ts";
import { text } from "./forum-desk.ts";
import { notificationDesk } from "./notification-desk.ts";

const { posts, answers } = discussions;
const silent: Announcement = { isSilent: true, at: null };
const atOnce: Announcement = { isSilent: false, at: null };
const inHours = (count: number) => addHours(new Date(), count);
const tomorrowAt = (hour: number) => new Date(setHours(startOfDay(addDays(inOffice(new Date()), 1)), hour));

/** Newsletters, and mails about posts, go out tomorrow from 8 to 18. */
const keepHours = async ({ table }: Pick<Awaited<ReturnType<typeof notificationDesk>>, "table">) => {
  const days = [getISODay(inOffice(tomorrowAt(8)))];
  const sendWindow = { days, from: "08:00", until: "18:00", skipsHolidays: false };
  await openSettings(table).save(
    { ...defaultSettings, sendWindow },
    { modifiedBy: "admin", ifVersion: undefined },
  );
};

describe("who writes a post decides when others hear of it", () => {
  it("not at all, whoever is mentioned, and also after it was edited", async () => {
    const { person, write, writer, run, forum } = await notificationDesk();
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
    const { person, write, writer, run, forum } = await notificationDesk();
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
    const { person, write, writer, run, forum } = await notificationDesk();
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
    const desk = await notificationDesk();
    const { person, write, answer, run } = desk;
    await keepHours(desk);
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
  const { person, write, colleague, run } = await notificationDesk();
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

describe("whom it tells, how and when, is known before", () => {
  it("of a post: followers of its forum and who is mentioned, within the hours, until they have been told", async () => {
    const desk = await notificationDesk();
    const { person, write, writer, run, forum } = desk;
    await keepHours(desk);
    const named = { firstname: "Vera", lastname: "Huber", title: null, titleBehind: null };
    const [follower, mentioned] = [await person(named), await person({ silentTopics: ["mentions"] })];
    await follower.followForum();
    const ask = async (query: { mentioned?: string[]; at?: string; postId?: string } = {}) =>
      (await writer.call(posts.audience, { query: { forumId: forum.id, ...query } })).data;

    expect(await ask()).toEqual({
      people: 1,
      mails: 1,
      bells: 1,
      names: ["Vera Huber"],
      at: tomorrowAt(8).toISOString(),
      isOver: false,
    });
    const noon = tomorrowAt(12).toISOString();
    expect(await ask({ mentioned: [mentioned.id], at: noon })).toMatchObject({
      people: 2,
      mails: 2,
      bells: 1,
      at: noon,
    });

    const { id } = await write("Neu");
    expect(await ask({ postId: id })).toMatchObject({ people: 1, isOver: false });
    await run(tomorrowAt(9));
    expect(await ask({ postId: id })).toMatchObject({ isOver: true });
  });

  it("of an answer: who takes part, and who is mentioned, but not who has muted the discussion", async () => {
    const { person, write, answer, colleague } = await notificationDesk();
    const author = await person({ notifyOnOwnForumActivity: true });
    const [answerer, muted, mentioned] = [await person(), await person(), await person()];
    const { id: postId } = await write("Frage", {}, author);
    await answer(postId, "Vielleicht", answerer);
    await muted.choose(postId, false);

    const { data } = await colleague.call(posts.audience, {
      query: { postId, mentioned: [muted.id, mentioned.id] },
    });

    // The answerer's mails are off, their bell is not.
    expect(data).toMatchObject({ people: 3, mails: 2, bells: 3, isOver: false });
    await expect(colleague.call(posts.audience, { query: { postId: "gone" } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
