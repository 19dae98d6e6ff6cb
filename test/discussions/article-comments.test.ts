import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { openStores } from "../../functions/data/stores.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { articleThreadId } from "../../shared/discussions/article-thread.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { Article } from "../../shared/news/article.ts";
import { news } from "../../shared/news/news.contract.ts";
import type { Browser } from "../support/browser.ts";
import { anArticle, anArticleDraft } from "../support/news.builder.ts";
import { ownOffice } from "../support/viewers.ts";
import { notificationFixture } from "./notification.fixture.ts";

const { posts, answers } = discussions;

type Caller = Pick<Browser, "call">;

const articleFixture = async (overrides: Partial<Article> = {}) => {
  const fixture = await notificationFixture();
  const { table, as, forum, answer } = fixture;
  const [author, reader] = [await fixture.person({ notifyOnOwnForumActivity: true }), await as({})];
  const article = await openStores(table).articles.insert(
    anArticle({
      title: "Neues & Altes",
      commentsForumId: forum.id,
      authorId: author.id,
      organisationId: ownOffice.id,
      ...overrides,
    }),
  );
  const threadId = articleThreadId(article.id);
  const comment = (words: string, by: Caller = reader) => answer(threadId, words, by);
  const commentsOf = async ({ call }: Caller) =>
    (await call(answers.list, { params: { id: threadId }, query: { config: listConfig() } })).data;
  const threads = async () =>
    (await reader.call(posts.list, { params: { id: forum.id }, query: { config: listConfig() } })).data.data;
  return { ...fixture, author, reader, article, threadId, comment, commentsOf, threads };
};

describe("comments on an article", () => {
  it("are answers in a forum, whose discussion begins with the first", async () => {
    const { reader, colleague, threadId, article, comment, commentsOf, threads } = await articleFixture();
    expect(await commentsOf(reader)).toEqual({ totalCount: 0, data: [] });
    expect(await threads()).toEqual([]);

    await comment("Danke!");
    await comment("Gilt das auch im Ausland?", colleague);

    expect((await commentsOf(reader)).data).toMatchObject([
      { postId: threadId, content: "<p>Danke!</p>", createdBy: reader.employee.id },
      { content: "<p>Gilt das auch im Ausland?</p>" },
    ]);
    expect(await threads()).toMatchObject([
      {
        id: threadId,
        title: "Neues & Altes",
        answersCount: 2,
        content: `<p>Kommentare zum Artikel <a href="/news/articles/${article.urlTitle}">Neues &amp; Altes</a>.</p>`,
      },
    ]);
  });

  it("begin one discussion, also when several are first", async () => {
    const { reader, comment, commentsOf, threads } = await articleFixture();

    await Promise.all(Array.from({ length: 8 }, (_, at) => comment(`Nummer ${at}`)));

    expect((await commentsOf(reader)).totalCount).toBe(8);
    expect(await threads()).toHaveLength(1);
  });

  it("reach the article's author as any answer does, which is said before", async () => {
    const { reader, author, threadId, comment, run } = await articleFixture();
    const { data } = await reader.call(posts.audience, { query: { postId: threadId } });
    expect(data).toMatchObject({ people: 1, mails: 1 });

    await comment("Danke!");
    await run();

    expect(author.mails()).toHaveLength(1);
  });

  it.each([
    ["while it has not appeared", { releaseDate: addDays(new Date(), 1).toISOString() }],
    ["where no editor allows them", { commentsForumId: null }],
    ["where the forum is gone", { commentsForumId: "gone" }],
  ])("are refused %s, so that no title is shown", async (_case, overrides) => {
    const { author, comment, commentsOf, threads } = await articleFixture(overrides);

    await expect(comment("Danke!", author)).rejects.toMatchObject({ code: "forum-post.unknown" });
    await expect(commentsOf(author)).rejects.toMatchObject({ status: 404 });
    expect(await threads()).toEqual([]);
  });

  it("end with their discussion, and stay with it where it is merged or the article is withdrawn", async () => {
    const { table, article, reader, keeper, threadId, comment, commentsOf, write } = await articleFixture();
    const other = await write("Dasselbe Thema");
    await comment("Danke!");
    await openStores(table).articles.update(article.id, (one) => ({ ...one, isInternalRelease: false }));
    expect((await commentsOf(reader)).totalCount).toBe(1);

    await keeper.call(posts.merge, { params: { id: threadId }, body: { into: other.id } });
    expect(await comment("Auch hier")).toMatchObject({ postId: other.id });
    await keeper.call(posts.separate, { params: { id: threadId } });
    await keeper.call(posts.remove, { params: { id: threadId } });

    await expect(comment("Noch einmal")).rejects.toMatchObject({ code: "forum-post.unknown" });
  });
});

describe("where an article is discussed", () => {
  it("is a forum that there is, and stays as it was for a program that knows nothing of it", async () => {
    const { as, article, forum } = await articleFixture({ isInternalRelease: false });
    const editor = await as("editor");
    const save = async (body = {}) => {
      const draft = anArticleDraft({ organisationId: ownOffice.id, isDraft: true, ...body });
      return (await editor.call(news.articles.update, { params: { id: article.id }, body: draft })).data;
    };

    await expect(save({ commentsForumId: "gone" })).rejects.toMatchObject({
      code: "forum.unknown",
      errors: [{ path: "commentsForumId" }],
    });
    expect(await save()).toMatchObject({ commentsForumId: forum.id });
    expect(await save({ commentsForumId: null })).toMatchObject({ commentsForumId: null });
  });
});
