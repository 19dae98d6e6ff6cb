import { describe, expect, it } from "vitest";
import { openForumEntries } from "../../functions/data/discussions/forum-entries.collection.ts";
import { replyProblems } from "../../shared/contract/general.problems.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { type Browser, ifMatch } from "../support/browser.ts";
import { anAnswer, aStoredForum } from "../support/forum.builder.ts";
import { forumFixture, text } from "./forum.fixture.ts";
import { aPoll } from "./poll.builder.ts";

const { posts } = discussions;

const titlesIn = async (id: string, { call }: Pick<Browser, "call">, config = listConfig()) =>
  (await call(posts.list, { params: { id }, query: { config } })).data.data.map(({ title }) => title);

describe("the posts of a forum", () => {
  it("stand by their latest activity, sticky ones first", async () => {
    const { forum, write, answer, keeper, writer } = await forumFixture();
    const first = await write("Erster");
    await write("Zweiter");
    await write("Angeheftet", { sticky: true }, keeper);
    await answer(first.id, "Ich weiß es.");

    expect(await titlesIn(forum.id, writer)).toEqual(["Angeheftet", "Erster", "Zweiter"]);
    const sort = [{ field: "title", direction: "desc" as const }];
    expect(await titlesIn(forum.id, writer, listConfig({ sort }))).toEqual([
      "Angeheftet",
      "Zweiter",
      "Erster",
    ]);
    expect(await titlesIn(forum.id, writer, listConfig({ searchTerm: "zwei" }))).toEqual(["Zweiter"]);
  });

  it("name who wrote them and who wrote last, and count answers", async () => {
    const { forum, write, answer, writer } = await forumFixture();
    const { id } = await write("Frage");
    await answer(id, "Eins");
    await answer(id, "Zwei");

    const { data } = await writer.call(posts.list, {
      params: { id: forum.id },
      query: { config: listConfig() },
    });
    expect(data).toMatchObject({ totalCount: 1, data: [{ answersCount: 2, createdBy: writer.employee.id }] });
    expect(data.data[0]?.authorName).toContain(writer.employee.lastname);
  });

  it("hold no script, and what is only markup is no text", async () => {
    const { write } = await forumFixture();

    expect((await write("A", { content: "<p onclick='x()'>Hallo<script>x()</script></p>" })).content).toBe(
      "<p>Hallo</p>",
    );
    expect((await write("B", { content: "<p> </p>" })).content).toBeNull();
  });

  it("are edited by their writer and by who looks after the group, whose rights nobody else has", async () => {
    const { forum, write, writer, colleague, keeper } = await forumFixture();
    const { id } = await write("Tippfeler");
    const params = { id };
    const body = { forumId: forum.id, title: "Tippfehler", content: text("Besser.") };

    await expect(colleague.call(posts.update, { params, body })).rejects.toMatchObject({ status: 403 });
    expect((await writer.call(posts.update, { params, body })).data.title).toBe("Tippfehler");
    await expect(
      writer.call(posts.update, { params, body: { ...body, sticky: true } }),
    ).rejects.toMatchObject({
      status: 403,
      code: "forum-post.group-only",
    });
    expect((await keeper.call(posts.update, { params, body: { ...body, sticky: true } })).data.sticky).toBe(
      true,
    );
  });

  it("tell who has edited them, and keep what they were; who pins or closes them has not edited", async () => {
    const { forum, write, writer, colleague, keeper } = await forumFixture();
    const { id } = await write("Tippfeler");
    const params = { id };
    const body = { forumId: forum.id, title: "Tippfeler", content: text("Wer weiß das?") };
    const pinned = await keeper.call(posts.update, { params, body: { ...body, sticky: true, closed: true } });
    expect(pinned.data).toMatchObject({ sticky: true, modifiedByName: null, modifiedBy: writer.employee.id });

    const corrected = { ...body, title: "Tippfehler", content: text("Das weiß ich.") };
    const { data } = await keeper.call(posts.update, { params, body: corrected });

    expect(data.modifiedByName).toContain(keeper.employee.lastname);
    for (const reader of [writer, keeper]) {
      const history = await reader.call(posts.history, { params });
      expect(history.data.data).toMatchObject([
        { title: "Tippfeler", content: text("Wer weiß das?"), modifiedByName: null },
      ]);
    }
    await expect(colleague.call(posts.history, { params })).rejects.toMatchObject({ status: 403 });
  });

  it("are moved to another forum only by who looks after both", async () => {
    const { table, forum, groupId, write, keeper } = await forumFixture();
    const { id } = await write("Falsch hier");
    const [near, far] = [await aStoredForum(table, groupId), await aStoredForum(table, "group-elsewhere")];
    const body = { title: "Falsch hier", content: text("Wer weiß das?") };

    await expect(
      keeper.call(posts.update, { params: { id }, body: { ...body, forumId: far.id } }),
    ).rejects.toMatchObject({ status: 403 });
    await keeper.call(posts.update, { params: { id }, body: { ...body, forumId: near.id } });

    expect(await titlesIn(forum.id, keeper)).toEqual([]);
    expect(await titlesIn(near.id, keeper)).toEqual(["Falsch hier"]);
  });

  it("are not overwritten by who has read an older version", async () => {
    const { forum, write, writer } = await forumFixture();
    const { id } = await write("Alt");
    const read = await writer.call(posts.read, { params: { id }, query: {} });
    const seen = ifMatch(read.headers.get("etag"));
    const body = { forumId: forum.id, title: "Neu", content: text("Anders.") };
    await writer.call(posts.update, { params: { id }, body }, seen);

    await expect(writer.call(posts.update, { params: { id }, body }, seen)).rejects.toMatchObject({
      status: 409,
      code: "entity.changed",
    });
  });

  it("vanish everywhere when they are deleted, and come back when that is taken back", async () => {
    const { forum, write, answer, writer, colleague } = await forumFixture();
    const { id } = await write("Versehen");
    await answer(id, "Schon gelesen.");
    const read = () => colleague.call(posts.read, { params: { id }, query: {} });
    const ofWriter = async () => {
      const params = { id: writer.employee.id };
      return (await colleague.call(organisations.publications.posts, { params })).data.map((post) => post.id);
    };
    const before = await ofWriter();
    await writer.call(posts.remove, { params: { id } });

    await expect(read()).rejects.toMatchObject({ status: 404 });
    expect(await titlesIn(forum.id, colleague)).toEqual([]);
    const { data: latest } = await colleague.call(posts.latest, {});
    expect(latest.data.map((post) => post.id)).not.toContain(id);
    expect([before, await ofWriter()]).toEqual([[id], []]);

    await writer.call(posts.restore, { params: { id } });
    expect((await read()).data).toMatchObject({ title: "Versehen", answersCount: 1 });
  });

  it("come with their author and first answers, on request, in three requests", async () => {
    const { write, answer, writer, colleague } = await forumFixture();
    const { id } = await write("Frage", { questionnaire: aPoll({ title: "Wann?" }) });
    for (let at = 1; at <= 16; at++) await answer(id, `Antwort ${at}`);
    const query = { withAnswers: true, withCreator: true, withQuestionnarie: true };
    const read = () => colleague.call(posts.read, { params: { id }, query });
    await read();

    const { data, requests } = await read();

    expect(data.answers?.map(({ content }) => content).slice(0, 2)).toEqual([
      text("Antwort 1"),
      text("Antwort 2"),
    ]);
    expect(data.answers).toHaveLength(16);
    expect(data.creator).toMatchObject({ id: writer.employee.id, birthday: null, hobbies: null });
    expect(data.questionnaire?.title).toBe("Wann?");
    expect(requests.length, requests.join()).toBeLessThanOrEqual(3);
  });

  it("is read with all its answers as far as an answer of the server has room for them, and says so where it has not", async () => {
    const { table, write, writer } = await forumFixture();
    const { id } = await write("Lang");
    const long = { postId: id, content: text("Lang. ".repeat(60_000)) };
    const entries = openForumEntries(table);
    for (let at = 0; at < 14; at++) await entries.insert(anAnswer(long));
    const read = () => writer.call(posts.read, { params: { id }, query: { withAnswers: true } });

    expect((await read()).data.answers).toHaveLength(14);
    await entries.insert(anAnswer(long));

    await expect(read()).rejects.toMatchObject({ status: 413, title: replyProblems.tooLarge.title });
  });
});
