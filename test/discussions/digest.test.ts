import { describe, expect, it } from "vitest";
import { defaultTemplateSet } from "../../functions/data/templates/default-template-set.ts";
import { openTemplateSets } from "../../functions/data/templates/template-sets.collection.ts";
import { nextDigest } from "../../functions/discussions/notifications/notify-of-entry.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { mentionPath } from "../../shared/discussions/mentions.ts";
import { notificationFixture } from "./notification.fixture.ts";

const { posts } = discussions;

describe("a digest", () => {
  it.each([
    ["in winter", "2027-01-14T10:00:00.000Z", "2027-01-15", "2027-01-15T06:00:00.000Z"],
    ["in summer, after midnight", "2027-07-14T22:30:00.000Z", "2027-07-15", "2027-07-15T05:00:00.000Z"],
    ["when summer time begins", "2027-03-27T10:00:00.000Z", "2027-03-28", "2027-03-28T05:00:00.000Z"],
    ["when summer time ends", "2027-10-30T10:00:00.000Z", "2027-10-31", "2027-10-31T06:00:00.000Z"],
    ["just before it goes out", "2027-01-14T05:59:00.000Z", "2027-01-15", "2027-01-15T06:00:00.000Z"],
    ["in the early morning", "2027-01-14T05:57:00.000Z", "2027-01-14", "2027-01-14T06:00:00.000Z"],
  ])("goes out at 7:00 in Vienna: what is written %s", (_, now, day, at) => {
    expect(nextDigest(new Date(now))).toEqual({ day, at: Date.parse(at) });
  });

  it("brings everything in one mail in the morning, by discussion, and outside of any thread", async () => {
    const { person, write, answer, run } = await notificationFixture();
    const reader = await person({ forumDigest: true });
    await reader.followForum();
    const first = await write("Neue Fristen");
    await reader.choose(first.id, true);
    await answer(first.id, "Ab wann?");
    await answer(first.id, `Ab morgen, <a href="${mentionPath(reader.id)}">@Kollegin</a>.`);
    await write("Lohnkonto");

    await run(new Date("2027-03-27T18:00:00.000Z"));
    await run(new Date("2027-03-28T04:59:00.000Z"));
    expect(reader.mails()).toEqual([]);
    await run(new Date("2027-03-28T05:00:00.000Z"));
    await run(new Date("2027-03-29T05:00:00.000Z"));

    expect(reader.mails()).toHaveLength(1);
    const [mail] = reader.mails();
    expect(mail?.subject).toBe("Forum: Neues in 2 Diskussionen");
    expect(mail?.headers).toBeUndefined();
    for (const words of ["Neue Fristen", "Ab wann?", "hat Sie erwähnt</a>: Ab morgen", "Lohnkonto"])
      expect(mail?.html).toContain(words);
    expect(mail?.html.match(/<h2>/g)).toHaveLength(2);
    expect(mail?.html).toContain(`/discussions/posts/${first.id}?mute=1"`);
  });

  it("shows five answers of a long discussion and counts the others", async () => {
    const { person, write, answer, run } = await notificationFixture();
    const reader = await person({ forumDigest: true });
    const { id } = await write("Lang");
    await run(new Date("2027-03-30T18:00:00.000Z"));
    await reader.choose(id, true);
    for (let at = 1; at <= 7; at++) await answer(id, `Antwort Nummer ${at}`);
    await run(new Date("2027-03-30T18:00:00.000Z"));

    await run(new Date("2027-03-31T05:00:00.000Z"));

    expect(reader.mails()[0]?.html.match(/Antwort Nummer/g)).toHaveLength(5);
    expect(reader.mails()[0]?.html).toContain("2 weitere Antworten");
  });

  it("leaves out what was deleted or muted since, and does not come when nothing is left", async () => {
    const { person, write, writer, run } = await notificationFixture();
    const [some, none] = [await person({ forumDigest: true }), await person({ forumDigest: true })];
    for (const each of [some, none]) await each.followForum();
    const [gone, muted] = [await write("Gelöscht"), await write("Stumm")];
    await run(new Date("2027-04-01T18:00:00.000Z"));
    await writer.call(posts.remove, { params: { id: gone.id } });
    await none.choose(muted.id, false);

    await run(new Date("2027-04-02T05:00:00.000Z"));

    expect(none.mails()).toEqual([]);
    expect(some.mails()).toHaveLength(1);
    expect(some.mails()[0]?.html).toContain("Stumm");
    expect(some.mails()[0]?.html).not.toContain("Gelöscht");
  });

  it("names every discussion also in a template that knows of single posts only", async () => {
    const { person, write, run, table } = await notificationFixture();
    const sets = openTemplateSets(table);
    const own = "<title>{{ post.title }}</title>{{ post.authorName }}: {{ post.excerpt }} {{ post.url }}";
    await sets.insert({ ...defaultTemplateSet, forumNotificationTemplate: own });
    const reader = await person({ forumDigest: true });
    await reader.followForum();
    await write("Neue Fristen");
    await write("Lohnkonto");
    await run(new Date("2027-04-11T18:00:00.000Z"));

    await run(new Date("2027-04-12T05:00:00.000Z"));
    await sets.remove(defaultTemplateSet.id);

    expect(reader.mails()[0]?.subject).toBe("Neues in 2 Diskussionen");
    expect(reader.mails()[0]?.html).toContain(
      "Neue Fristen: ein neuer Beitrag\nLohnkonto: ein neuer Beitrag",
    );
  });
});
