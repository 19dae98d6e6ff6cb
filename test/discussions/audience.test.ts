import { describe, expect, it } from "vitest";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { keepHours, notificationFixture, tomorrowAt } from "./notification.fixture.ts";

const { posts } = discussions;

describe("whom it tells, how and when, is known before", () => {
  // The first one: what the portal reads of its settings counts for a minute.
  it("of a post: followers of its forum and who is mentioned, within the hours, until they have been told", async () => {
    const fixture = await notificationFixture();
    const { person, write, writer, run, forum } = fixture;
    await keepHours(fixture);
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
    const { person, write, answer, colleague } = await notificationFixture();
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
