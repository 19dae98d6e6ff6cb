import { describe, expect, it } from "vitest";
import { listConfig } from "../../shared/contract/list.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { trash } from "../../shared/search/trash.contract.ts";
import type { Browser } from "../support/browser.ts";
import { forumFixture, text } from "./forum.fixture.ts";

const { answers, posts } = discussions;

const textsOf = async (id: string, { call }: Pick<Browser, "call">, config = listConfig()) =>
  (await call(answers.list, { params: { id }, query: { config } })).data.data.map(({ content }) => content);

describe("the answers to a post", () => {
  it("stand in pages, oldest first, and know their place", async () => {
    const { write, answer, colleague } = await forumFixture();
    const { id } = await write("Frage");
    const all = [];
    for (let at = 1; at <= 17; at++) all.push(await answer(id, `Antwort ${at}`));

    expect(await textsOf(id, colleague, listConfig({ skip: 15 }))).toEqual([
      text("Antwort 16"),
      text("Antwort 17"),
    ]);
    const { data } = await colleague.call(answers.position, { params: { id: all[15]?.id ?? "" } });
    expect(data).toEqual({ postId: id, position: 15 });
  });

  it("are searched in their own discussion, oldest first, deleted ones left out", async () => {
    const { write, answer, colleague } = await forumFixture();
    const [{ id }, other] = [await write("Frage"), await write("Andere Frage")];
    for (const words of ["Zur Umsatzsteuer erstens", "Zur Lohnsteuer", "Zur Umsatzsteuer zweitens"]) {
      await answer(id, words);
    }
    const gone = await answer(id, "Zur Umsatzsteuer drittens");
    await colleague.call(answers.remove, { params: { id: gone.id } });
    await answer(other.id, "Zur Umsatzsteuer anderswo");
    const about = (skip: number) => listConfig({ searchTerm: "umsatzsteuer", skip });

    expect(await textsOf(id, colleague, about(0))).toEqual([
      text("Zur Umsatzsteuer erstens"),
      text("Zur Umsatzsteuer zweitens"),
    ]);
    expect(await textsOf(id, colleague, about(1))).toEqual([text("Zur Umsatzsteuer zweitens")]);
  });

  it("are counted exactly under fifty at once, half of them deleted again", async () => {
    const { write, answer, colleague } = await forumFixture();
    const { id } = await write("Frage");
    const all = await Promise.all(Array.from({ length: 50 }, (_, at) => answer(id, `Antwort ${at}`)));
    const gone = all.slice(0, 25);
    await Promise.all(gone.map((one) => colleague.call(answers.remove, { params: { id: one.id } })));

    const { data } = await colleague.call(posts.read, { params: { id }, query: {} });
    const left = await colleague.call(answers.list, { params: { id }, query: { config: listConfig() } });

    expect(data.answersCount).toBe(25);
    expect(left.data.totalCount).toBe(25);
    const last = all
      .slice(25)
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .at(-1);
    expect(data.lastActivityAt).toBe(last);
  });

  it("keep what they were before they were edited, for their writer and who looks after the group", async () => {
    const { write, answer, writer, colleague, keeper } = await forumFixture();
    const post = await write("Frage");
    const { id } = await answer(post.id, "Erst");
    const body = { postId: post.id, content: text("Dann") };

    const { data } = await colleague.call(answers.update, { params: { id }, body });

    expect(data.content).toBe(text("Dann"));
    expect(data.modifiedByName).toContain(colleague.employee.lastname);
    for (const reader of [colleague, keeper]) {
      const { data: history } = await reader.call(answers.history, { params: { id } });
      expect(history.data.map(({ content }) => content)).toEqual([text("Erst")]);
    }
    await expect(writer.call(answers.history, { params: { id } })).rejects.toMatchObject({ status: 403 });
  });

  it("need a text, an open post and one that exists", async () => {
    const { write, colleague, keeper } = await forumFixture();
    const { id } = await write("Frage");
    const closed = await write("Zu", { closed: true }, keeper);
    const send = (postId: string, content: string) =>
      colleague.call(answers.create, { body: { postId, content } });

    await expect(send(id, "<p><br></p>")).rejects.toMatchObject({ status: 422, code: "forum-answer.empty" });
    await expect(send(closed.id, text("Doch"))).rejects.toMatchObject({
      status: 422,
      code: "forum-post.closed",
    });
    await expect(send("unknown", text("Hallo"))).rejects.toMatchObject({
      status: 422,
      code: "forum-post.unknown",
    });
  });

  it("are deleted by their writer, and restored", async () => {
    const { write, answer, writer, colleague } = await forumFixture();
    const post = await write("Frage");
    const { id } = await answer(post.id, "Versehen");

    await expect(writer.call(answers.remove, { params: { id } })).rejects.toMatchObject({ status: 403 });
    await colleague.call(answers.remove, { params: { id } });
    expect(await textsOf(post.id, writer)).toEqual([]);
    const config = { ...listConfig(), kind: "posts" } as const;
    const own = (await colleague.call(trash.list, { query: { config } })).data.data;
    expect(own.find((row) => row.id === id)?.excerpt).toContain("Versehen");
    await colleague.call(answers.restore, { params: { id } });

    expect(await textsOf(post.id, writer)).toEqual([text("Versehen")]);
  });

  it("that others have deleted come back only through them", async () => {
    const { write, answer, colleague, keeper, writer } = await forumFixture();
    const post = await write("Frage");
    const { id } = await answer(post.id, "Unsachlich");
    const trashOf = async ({ call }: typeof keeper) => {
      const config = { ...listConfig({ searchTerm: "Unsachlich" }), kind: "posts" } as const;
      return (await call(trash.list, { query: { config } })).data.data;
    };
    await keeper.call(answers.remove, { params: { id } });

    await expect(colleague.call(answers.restore, { params: { id } })).rejects.toMatchObject({ status: 403 });
    expect([await trashOf(writer), await trashOf(colleague)]).toEqual([[], []]);
    expect(await trashOf(keeper)).toMatchObject([
      { id, parentId: post.id, title: "Frage", deletedByName: expect.any(String) },
    ]);
    await keeper.call(answers.restore, { params: { id } });

    expect(await textsOf(post.id, writer)).toEqual([text("Unsachlich")]);
    expect(await trashOf(keeper)).toEqual([]);
  });

  it("are written in four requests", async () => {
    const { write, colleague } = await forumFixture();
    const { id } = await write("Frage");
    const body = { postId: id, content: text("Antwort") };
    await colleague.call(answers.create, { body });

    const { requests } = await colleague.call(answers.create, { body });

    const toTheTable = requests.filter((request) => !request.includes("SendMessage"));
    expect(toTheTable.length, requests.join()).toBeLessThanOrEqual(4);
  });
});
