import { beforeAll, describe, expect, it } from "vitest";
import { openNotifications } from "../../../functions/data/notifications/notifications.repository.ts";
import { openSettings } from "../../../functions/data/settings/settings.collection.ts";
import { outboxPartitions } from "../../../functions/platform/mail/outbox-item.ts";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import type { Article } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { newQueue } from "../../support/new-stores.ts";
import { anArticleDraft } from "../../support/news.builder.ts";
import { readyPeople } from "../../support/viewers.ts";

const { articles, overview } = news;

const openFixture = async () => {
  const { as, table } = await portal({ environment: { MAIL_QUEUE_URL: await newQueue() } });
  await openSettings(table).save(
    { ...defaultSettings, fourEyesForArticles: true },
    { modifiedBy: "admin", ifVersion: undefined },
  );
  const [author, colleague, third] = [
    await as({ ...readyPeople.editor, employee: { firstname: "Eva", email: "eva@berger.example" } }),
    await as({ ...readyPeople.editor, employee: { firstname: "Karl", email: "karl@berger.example" } }),
    await as(readyPeople.editor),
  ];
  const bell = openNotifications(table);
  const saving = async (who: typeof author, article: Article, changes: object) =>
    (await who.call(articles.update, { params: { id: article.id }, body: { ...article, ...changes } })).data;
  return {
    author,
    colleague,
    third,
    saving,
    written: async () => (await author.call(articles.create, { body: anArticleDraft() })).data,
    ask: (article: Article, review: object = {}) =>
      saving(author, article, { ...flagsOf("inReview"), review: { step: "ask", ...review } }),
    give: (article: Article) =>
      saving(colleague, article, { ...flagsOf("releasable"), review: { step: "give" } }),
    bellOf: async ({ employee }: typeof author, { id }: Article) =>
      (await bell.allOf(employee.id, new Date()))
        .filter(({ subjectId }) => subjectId === id)
        .map(({ kind }) => kind),
    mailsTo: async (address: string, { id }: Article) => {
      const posted = await Promise.all(outboxPartitions.map((pk) => table.all(pk)));
      return posted
        .flat()
        .filter(({ to, html }) => to === address && String(html).includes(`/news/articles/${id}/edit`))
        .map(({ html }) => String(html));
    },
    waitsFor: async (who: typeof author, { id }: Article) =>
      (await who.call(overview.read, {})).data.toReview.some((one) => one.id === id),
  };
};

let fixture: Awaited<ReturnType<typeof openFixture>>;

beforeAll(async () => {
  fixture = await openFixture();
});

describe("an article given for review", () => {
  it("is told to those asked, by bell and mail with the note, and waits for them", async () => {
    const { author, colleague, third } = fixture;

    const article = await fixture.ask(await fixture.written(), {
      askedOf: [colleague.employee.id],
      note: "Stimmt die Frist?",
    });

    expect(article).toMatchObject({
      isInReview: true,
      release: { state: "asked", askedNote: "Stimmt die Frist?" },
    });
    expect(await fixture.bellOf(colleague, article)).toEqual(["releaseAsked"]);
    expect(await fixture.bellOf(author, article)).toEqual([]);
    const [mail] = await fixture.mailsTo("karl@berger.example", article);
    expect(mail).toContain("Stimmt die Frist?");
    expect(await fixture.waitsFor(colleague, article)).toBe(true);
    expect(await fixture.waitsFor(third, article)).toBe(false);
    expect(await fixture.waitsFor(author, article)).toBe(false);
  });

  it("tells nobody where nobody is asked", async () => {
    const { author, colleague } = fixture;
    const article = await fixture.saving(author, await fixture.written(), flagsOf("inReview"));

    expect(article.release).toBeNull();
    expect(await fixture.bellOf(colleague, article)).toEqual([]);
  });

  it("asks nobody who could not release it", async () => {
    const article = await fixture.written();

    await expect(fixture.ask(article, { askedOf: [fixture.author.employee.id] })).rejects.toMatchObject({
      status: 422,
      code: "article.nobody-releases",
    });
  });

  it("goes back with a reason that its author hears of by bell and mail", async () => {
    const { author, colleague } = fixture;
    const asked = await fixture.ask(await fixture.written());

    const article = await fixture.saving(colleague, asked, {
      ...flagsOf("draft"),
      review: { step: "refuse", note: "Der zweite Absatz stimmt nicht." },
    });

    expect(article).toMatchObject({
      isDraft: true,
      release: { state: "refused", note: "Der zweite Absatz stimmt nicht." },
    });
    expect(await fixture.bellOf(author, article)).toEqual(["releaseRefused"]);
    const [mail] = await fixture.mailsTo("eva@berger.example", article);
    expect(mail).toContain("Der zweite Absatz stimmt nicht.");
    expect(await fixture.waitsFor(colleague, article)).toBe(false);
  });

  it("is not refused without a reason, nor released by who asks", async () => {
    const asked = await fixture.ask(await fixture.written());

    const refusing = fixture.saving(fixture.colleague, asked, {
      ...flagsOf("draft"),
      review: { step: "refuse" },
    });
    await expect(refusing).rejects.toMatchObject({ status: 400, errors: [{ path: "review.note" }] });
    const giving = fixture.saving(fixture.author, asked, {
      ...flagsOf("releasable"),
      review: { step: "give" },
    });
    await expect(giving).rejects.toMatchObject({ status: 422, code: "article.own-release" });
  });

  it("is decided upon by clients that only set its state, too", async () => {
    const { author, colleague } = fixture;
    const asked = await fixture.ask(await fixture.written());

    const article = await fixture.saving(colleague, asked, flagsOf("releasable"));

    expect(article.release).toMatchObject({ state: "given", decidedBy: colleague.employee.id });
    expect(await fixture.bellOf(author, article)).toEqual(["releaseGiven"]);
  });
});

describe("an article that somebody else has released", () => {
  it("may be published by its author, and tells readers nothing of what was said", async () => {
    const given = await fixture.give(await fixture.ask(await fixture.written(), { note: "Nur für uns." }));
    expect(await fixture.bellOf(fixture.author, given)).toEqual(["releaseGiven"]);

    const published = await fixture.saving(fixture.author, given, flagsOf("released"));

    expect(published).toMatchObject({ isInternalRelease: true, release: { askedNote: null, note: null } });
  });

  it("must be released anew once its words have changed, without going back", async () => {
    const { author, colleague } = fixture;
    const given = await fixture.give(await fixture.ask(await fixture.written()));

    const changed = await fixture.saving(author, given, { content: "<p>Anders</p>" });

    expect(changed.release?.state).toBe("lapsed");
    await expect(fixture.saving(author, changed, flagsOf("released"))).rejects.toMatchObject({
      code: "article.needs-second-person",
    });
    const asked = await fixture.saving(author, changed, { review: { step: "ask" } });
    expect(asked).toMatchObject({ isReleaseable: true, release: { state: "asked" } });
    expect(await fixture.bellOf(colleague, asked)).toContain("releaseAsked");
    expect(await fixture.saving(author, await fixture.give(asked), flagsOf("released"))).toMatchObject({
      isInternalRelease: true,
    });
  });
});
