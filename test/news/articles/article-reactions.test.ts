import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { openStores } from "../../../functions/data/stores.ts";
import { openNews } from "../../../functions/news/news.deps.ts";
import { sweepNews } from "../../../functions/news/trash/purge-article.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import type { ReactionKind } from "../../../shared/discussions/reaction.ts";
import type { Article } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { notifications } from "../../../shared/notifications/notifications.contract.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { portal } from "../../portal.ts";
import type { Browser } from "../../support/browser.ts";
import { anArticle, anArticleDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const { articles, articleReactions } = news;

type Caller = Pick<Browser, "call">;

const fixture = async (overrides: Partial<Article> = {}) => {
  const { table, as } = await portal();
  const [author, reader, editor] = await Promise.all([as({}), as({}), as("editor")]);
  const stores = openNews(openStores(table));
  const { id } = await stores.articles.insert(
    anArticle({
      allowsReactions: true,
      authorId: author.employee.id,
      organisationId: ownOffice.id,
      ...overrides,
    }),
  );
  const reactAs = async ({ call }: Caller, kind: ReactionKind | null) =>
    (await call(articleReactions.set, { params: { id }, body: { kind } })).data;
  const read = async ({ call }: Caller) =>
    (await call(articles.read, { params: { idOrIdentifier: id } })).data;
  const bellOf = async ({ call }: Caller) =>
    (await call(notifications.list, { query: { config: listConfig() } })).data.data;
  return { stores, author, reader, editor, id, reactAs, read, bellOf };
};

describe("reactions to an article", () => {
  it("are one for each person, shown to all with one's own and with names", async () => {
    const { author, reader, editor, id, reactAs, read } = await fixture();
    await reactAs(reader, "agree");
    await reactAs(reader, "thanks");
    await reactAs(editor, "thanks");

    expect((await read(reader)).reactions).toEqual({ counts: [{ kind: "thanks", count: 2 }], own: "thanks" });
    const { data } = await author.call(articleReactions.list, { params: { id } });
    expect(data.people).toEqual(
      [editor, reader].map(({ employee }) => ({ kind: "thanks", name: fullName(employee) })),
    );
    expect(await reactAs(reader, null)).toEqual({ counts: [{ kind: "thanks", count: 1 }], own: null });
  });

  it("ring for its author, together, until they are taken back; one's own never", async () => {
    const { author, reader, editor, reactAs, read, bellOf } = await fixture();
    await reactAs(author, "great");
    expect(await bellOf(author)).toEqual([]);
    await reactAs(reader, "agree");
    await reactAs(editor, "funny");

    const { urlTitle } = await read(author);
    expect(await bellOf(author)).toMatchObject([
      { kind: "reaction", count: 2, path: `/news/articles/${urlTitle}` },
    ]);
    for (const one of [reader, editor]) await reactAs(one, null);
    expect(await bellOf(author)).toEqual([]);
  });

  it.each([
    ["where they are not allowed", { allowsReactions: false }],
    ["before it has appeared", { releaseDate: addDays(new Date(), 1).toISOString() }],
  ])("are refused %s, and none is shown", async (_case, overrides) => {
    const { editor, reactAs, read } = await fixture(overrides);

    await expect(reactAs(editor, "agree")).rejects.toMatchObject({ code: "article.no-reactions" });
    expect((await read(editor)).reactions?.counts ?? []).toEqual([]);
    await expect(reactAs(editor, null)).resolves.toBeDefined();
  });

  it("stay allowed by a program that knows nothing of them, and end by an editor", async () => {
    const { editor, id, read } = await fixture({ allowsReactions: true, ...flagsOf("draft") });
    const save = (body = {}) =>
      editor.call(articles.update, {
        params: { id },
        body: anArticleDraft({ organisationId: ownOffice.id, ...body }),
      });

    await save();
    expect(await read(editor)).toMatchObject({ allowsReactions: true });
    await save({ allowsReactions: false });
    expect(await read(editor)).toMatchObject({ allowsReactions: false });
  });

  it("go with it for good", async () => {
    const { stores, editor, reader, id, reactAs } = await fixture();
    await reactAs(reader, "agree");
    await editor.call(articles.remove, { params: { id } });

    await sweepNews(stores, addDays(new Date(), 31));

    expect(await stores.reactions.all(id)).toEqual([]);
  });
});
