import { describe, expect, it } from "vitest";
import { openNotifications } from "../../../functions/data/notifications/notifications.repository.ts";
import { outboxPartitions } from "../../../functions/platform/mail/outbox-item.ts";
import type { Article } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { newQueue } from "../../support/new-stores.ts";
import { anArticleDraft } from "../../support/news.builder.ts";
import { saveSettings } from "../../support/settings.ts";
import { readyPeople } from "../../support/viewers.ts";
import { savingAs } from "./article.fixture.ts";

const { articles, overview } = news;

const openFixture = async () => {
  const { as, table } = await portal({ environment: { MAIL_QUEUE_URL: await newQueue() } });
  await saveSettings(table, { fourEyesForArticles: true });
  const [author, colleague, third] = [
    await as({ ...readyPeople.editor, employee: { firstname: "Eva", email: "eva@berger.example" } }),
    await as({ ...readyPeople.editor, employee: { firstname: "Karl", email: "karl@berger.example" } }),
    await as(readyPeople.editor),
  ];
  const bell = openNotifications(table);
  return {
    author,
    colleague,
    third,
    written: async () => (await author.call(articles.create, { body: anArticleDraft() })).data,
    ask: (article: Article, review: object = {}) =>
      savingAs(author, article, { ...flagsOf("inReview"), review: { step: "ask", ...review } }),
    give: (article: Article) =>
      savingAs(colleague, article, { ...flagsOf("releasable"), review: { step: "give" } }),
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

const fixture = await openFixture();

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
    const article = await savingAs(author, await fixture.written(), flagsOf("inReview"));

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

    const article = await savingAs(colleague, asked, {
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

    const refusing = savingAs(fixture.colleague, asked, {
      ...flagsOf("draft"),
      review: { step: "refuse" },
    });
    await expect(refusing).rejects.toMatchObject({ status: 400, errors: [{ path: "review.note" }] });
    const giving = savingAs(fixture.author, asked, {
      ...flagsOf("releasable"),
      review: { step: "give" },
    });
    await expect(giving).rejects.toMatchObject({ status: 422, code: "article.own-release" });
  });

  it("is decided upon by clients that only set its state, too", async () => {
    const { author, colleague } = fixture;
    const asked = await fixture.ask(await fixture.written());

    const article = await savingAs(colleague, asked, flagsOf("releasable"));

    expect(article.release).toMatchObject({ state: "given", decidedBy: colleague.employee.id });
    expect(await fixture.bellOf(author, article)).toEqual(["releaseGiven"]);
  });
});

describe("an article that somebody else has released", () => {
  it("may be published by its author, and tells readers nothing of what was said", async () => {
    const given = await fixture.give(await fixture.ask(await fixture.written(), { note: "Nur für uns." }));
    expect(await fixture.bellOf(fixture.author, given)).toEqual(["releaseGiven"]);

    const published = await savingAs(fixture.author, given, flagsOf("released"));

    expect(published).toMatchObject({ isInternalRelease: true, release: { askedNote: null, note: null } });
  });

  it("must be released anew once its words have changed, without going back", async () => {
    const { author, colleague } = fixture;
    const given = await fixture.give(await fixture.ask(await fixture.written()));

    const changed = await savingAs(author, given, { content: "<p>Anders</p>" });

    expect(changed.release?.state).toBe("lapsed");
    await expect(savingAs(author, changed, flagsOf("released"))).rejects.toMatchObject({
      code: "article.needs-second-person",
    });
    const asked = await savingAs(author, changed, { review: { step: "ask" } });
    expect(asked).toMatchObject({ isReleaseable: true, release: { state: "asked" } });
    expect(await fixture.bellOf(colleague, asked)).toContain("releaseAsked");
    expect(await savingAs(author, await fixture.give(asked), flagsOf("released"))).toMatchObject({
      isInternalRelease: true,
    });
  });
});
