import { describe, expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { ifMatch } from "../../support/browser.ts";
import { HOUR, inHours, scheduleFixture } from "./schedule.fixture.ts";

const fixture = await scheduleFixture();

const tomorrow = () => inHours(24);
const later = () => inHours(25);

describe("a newsletter for later", () => {
  it("bears the time it is scheduled for, and is not sent before", async () => {
    const { id } = await fixture.aDraft();
    const at = tomorrow();

    const scheduled = await fixture.schedule(id, at);
    await fixture.sweep(new Date(at.getTime() - 1));

    expect(scheduled).toMatchObject({
      scheduledAt: at.toISOString(),
      releaseDate: at.toISOString(),
      startedSendingAt: null,
    });
    expect(fixture.plansFor(id)).toEqual([]);
  });

  it("is begun once when its time has come, though two sweepers run at the same time and again", async () => {
    const { id } = await fixture.aDraft();
    await fixture.schedule(id, tomorrow());

    await Promise.all([fixture.sweep(later()), fixture.sweep(later())]);
    await fixture.sweep(later());

    expect(fixture.plansFor(id)).toEqual([{ newsletterId: id, run: 1 }]);
    expect(await fixture.runs.find(id)).toMatchObject({ run: 1, startedBy: fixture.user.id });
    const sent = await fixture.read(id);
    expect(sent.scheduledAt).toBeNull();
    expect(sent.startedSendingAt).not.toBeNull();
  });

  it("stays where it is when only its date lies ahead, and nobody decided to send it", async () => {
    const { id, articles } = await fixture.aDraft();
    await fixture.call(news.newsletters.update, {
      params: { id },
      body: {
        title: "Mit Datum",
        articles: articles.map((article) => ({ id: article.id })),
        releaseDate: tomorrow().toISOString(),
      },
    });

    await fixture.sweep(later());

    expect(fixture.plansFor(id)).toEqual([]);
  });

  it("goes out as late as somebody moved it", async () => {
    const { id } = await fixture.aDraft();
    await fixture.schedule(id, tomorrow());
    await fixture.schedule(id, inHours(48));

    await fixture.sweep(later());
    expect(fixture.plansFor(id)).toEqual([]);
    await fixture.sweep(inHours(49));

    expect(fixture.plansFor(id)).toHaveLength(1);
  });

  it("is not sent once somebody took it back, and can be edited again", async () => {
    const { id } = await fixture.aDraft();
    await fixture.schedule(id, tomorrow());

    await expect(
      fixture.call(news.newsletters.update, { params: { id }, body: { title: "Anders" } }),
    ).rejects.toMatchObject({ status: 422, code: "newsletter.is-scheduled" });
    expect((await fixture.unschedule(id)).scheduledAt).toBeNull();
    await fixture.sweep(later());

    expect(fixture.plansFor(id)).toEqual([]);
    await fixture.call(news.newsletters.update, { params: { id }, body: { title: "Anders" } });
    await expect(fixture.unschedule(id)).rejects.toMatchObject({ code: "newsletter.not-scheduled" });
  });

  it("is not sent when it is taken back while its sending begins", async () => {
    const { id } = await fixture.aDraft();
    await fixture.schedule(id, tomorrow());
    const { update } = fixture.stored.newsletters;
    Object.assign(fixture.stored.newsletters, {
      update: async (...input: Parameters<typeof update>) => {
        Object.assign(fixture.stored.newsletters, { update });
        await fixture.unschedule(id);
        return update(...input);
      },
    });

    await fixture.sweep(later());

    expect(fixture.plansFor(id)).toEqual([]);
    expect((await fixture.read(id)).startedSendingAt).toBeNull();
  });

  it("leaves nothing behind when it is deleted", async () => {
    const { id } = await fixture.aDraft();
    await fixture.schedule(id, tomorrow());

    await fixture.call(news.newsletters.remove, { params: { id } });
    await fixture.sweep(later());

    expect(fixture.plansFor(id)).toEqual([]);
  });

  it("is a draft without a time when it is copied", async () => {
    const { id } = await fixture.aDraft();
    await fixture.schedule(id, tomorrow());

    const { data } = await fixture.call(news.newsletters.clone, { params: { id } });

    expect(data).not.toHaveProperty("scheduledAt");
  });
});

describe("a time for a newsletter", () => {
  it("lies ahead, and not years ahead", async () => {
    const { id } = await fixture.aDraft();

    for (const at of [inHours(-1), inHours(24 * 400)]) {
      await expect(fixture.schedule(id, at)).rejects.toMatchObject({
        status: 400,
        errors: [{ path: "at" }],
      });
    }
  });

  it("is refused for what could not be sent then, by name", async () => {
    const soonOver = await fixture.aDraft({ title: "Nur heute", visibleUntil: inHours(2).toISOString() });
    const toCome = await fixture.aDraft({
      title: "Erst nächste Woche",
      releaseDate: inHours(200).toISOString(),
    });
    const noNews = await fixture.aDraft({ title: "Nur intern", isNewsletterRelease: false });

    for (const [{ id }, words] of [
      [soonOver, /„Nur heute“ ist nur bis .* sichtbar/],
      [toCome, /„Erst nächste Woche“ erscheint erst am/],
      [noNews, /„Nur intern“ ist nicht für Newsletter freigegeben/],
    ] as const) {
      await expect(fixture.schedule(id, tomorrow())).rejects.toMatchObject({
        status: 422,
        code: "newsletter.article-not-released",
        detail: expect.stringMatching(words),
      });
    }
    expect((await fixture.schedule(toCome.id, inHours(201))).scheduledAt).not.toBeNull();
  });

  it("is refused for one that was sent, and for a version that somebody has changed since", async () => {
    const { id, articles } = await fixture.aDraft();
    const body = { title: "Neu", articles: articles.map((article) => ({ id: article.id })) };
    await fixture.call(news.newsletters.update, { params: { id }, body });
    const at = tomorrow().toISOString();

    await expect(
      fixture.call(news.sending.schedule, { params: { id }, body: { at } }, ifMatch('"1"')),
    ).rejects.toMatchObject({ status: 409, current: { title: "Neu", articles: [{ id: articles[0]?.id }] } });

    await fixture.schedule(id, tomorrow());
    await fixture.sweep(later());
    await expect(fixture.schedule(id, tomorrow())).rejects.toMatchObject({ code: "newsletter.was-sent" });
    await expect(fixture.unschedule(id)).rejects.toMatchObject({ code: "newsletter.was-sent" });
  });
});

describe("what cannot be sent when its time has come", () => {
  it("is not sent; its page says why, and who scheduled it gets one mail about it", async () => {
    const { id, articleId } = await fixture.aDraft({ title: "Zurückgezogen" });
    const at = tomorrow();
    await fixture.schedule(id, at);
    await fixture.changeArticle(articleId, { isNewsletterRelease: false });
    const before = (await fixture.mailsTo(fixture.employee.email ?? "")).length;

    await Promise.all([fixture.sweep(later()), fixture.sweep(later())]);
    await fixture.sweep(later());

    expect(fixture.plansFor(id)).toEqual([]);
    const newsletter = await fixture.read(id);
    expect(newsletter).toMatchObject({
      scheduledAt: null,
      startedSendingAt: null,
      scheduleFailure: {
        at: at.toISOString(),
        reason: "„Zurückgezogen“ ist nicht für Newsletter freigegeben.",
      },
    });
    const mails = (await fixture.mailsTo(fixture.employee.email ?? "")).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: "Nicht gesendet: Steuernews im November",
      html: expect.stringContaining(`https://portal.example/news/newsletters/${id}`),
    });
  });

  it("does not keep the others, and is forgotten with the next save", async () => {
    const [gone, fine] = [await fixture.aDraft(), await fixture.aDraft()];
    await fixture.schedule(gone.id, tomorrow());
    await fixture.schedule(fine.id, new Date(tomorrow().getTime() + HOUR / 2));
    await fixture.stored.articles.remove(gone.articleId);

    await fixture.sweep(later());

    expect(fixture.plansFor(fine.id)).toHaveLength(1);
    expect((await fixture.read(gone.id)).scheduleFailure?.reason).toBe(
      "Ein Artikel des Newsletters wurde gelöscht.",
    );
    const { data } = await fixture.call(news.newsletters.update, {
      params: { id: gone.id },
      body: { title: "Ohne ihn", articles: [] },
    });
    expect(data.scheduleFailure).toBeNull();
  });
});
