import { beforeAll, describe, expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { HOUR, inHours, scheduleDesk } from "./schedule-desk.ts";

let desk: Awaited<ReturnType<typeof scheduleDesk>>;

beforeAll(async () => {
  desk = await scheduleDesk();
});

const tomorrow = () => inHours(24);
const later = () => inHours(25);

describe("a newsletter for later", () => {
  it("bears the time it is scheduled for, and is not sent before", async () => {
    const { id } = await desk.aDraft();
    const at = tomorrow();

    const scheduled = await desk.schedule(id, at);
    await desk.sweep(new Date(at.getTime() - 1));

    expect(scheduled).toMatchObject({
      scheduledAt: at.toISOString(),
      releaseDate: at.toISOString(),
      startedSendingAt: null,
    });
    expect(desk.plansFor(id)).toEqual([]);
  });

  it("is begun once when its time has come, though two sweepers run at the same time and again", async () => {
    const { id } = await desk.aDraft();
    await desk.schedule(id, tomorrow());

    await Promise.all([desk.sweep(later()), desk.sweep(later())]);
    await desk.sweep(later());

    expect(desk.plansFor(id)).toEqual([{ newsletterId: id, run: 1 }]);
    expect(await desk.runs.find(id)).toMatchObject({ run: 1, startedBy: desk.user.id });
    const sent = await desk.read(id);
    expect(sent.scheduledAt).toBeNull();
    expect(sent.startedSendingAt).not.toBeNull();
  });

  it("stays where it is when only its date lies ahead, and nobody decided to send it", async () => {
    const { id, articles } = await desk.aDraft();
    await desk.call(news.newsletters.update, {
      params: { id },
      body: {
        title: "Mit Datum",
        articles: articles.map((article) => ({ id: article.id })),
        releaseDate: tomorrow().toISOString(),
      },
    });

    await desk.sweep(later());

    expect(desk.plansFor(id)).toEqual([]);
  });

  it("goes out as late as somebody moved it", async () => {
    const { id } = await desk.aDraft();
    await desk.schedule(id, tomorrow());
    await desk.schedule(id, inHours(48));

    await desk.sweep(later());
    expect(desk.plansFor(id)).toEqual([]);
    await desk.sweep(inHours(49));

    expect(desk.plansFor(id)).toHaveLength(1);
  });

  it("is not sent once somebody took it back, and can be edited again", async () => {
    const { id } = await desk.aDraft();
    await desk.schedule(id, tomorrow());

    await expect(
      desk.call(news.newsletters.update, { params: { id }, body: { title: "Anders" } }),
    ).rejects.toMatchObject({ status: 422, code: "newsletter.is-scheduled" });
    expect((await desk.unschedule(id)).scheduledAt).toBeNull();
    await desk.sweep(later());

    expect(desk.plansFor(id)).toEqual([]);
    await desk.call(news.newsletters.update, { params: { id }, body: { title: "Anders" } });
    await expect(desk.unschedule(id)).rejects.toMatchObject({ code: "newsletter.not-scheduled" });
  });

  it("is not sent when it is taken back while its sending begins", async () => {
    const { id } = await desk.aDraft();
    await desk.schedule(id, tomorrow());
    const { update } = desk.stored.newsletters;
    Object.assign(desk.stored.newsletters, {
      update: async (...input: Parameters<typeof update>) => {
        Object.assign(desk.stored.newsletters, { update });
        await desk.unschedule(id);
        return update(...input);
      },
    });

    await desk.sweep(later());

    expect(desk.plansFor(id)).toEqual([]);
    expect((await desk.read(id)).startedSendingAt).toBeNull();
  });

  it("leaves nothing behind when it is deleted", async () => {
    const { id } = await desk.aDraft();
    await desk.schedule(id, tomorrow());

    await desk.call(news.newsletters.remove, { params: { id } });
    await desk.sweep(later());

    expect(desk.plansFor(id)).toEqual([]);
  });

  it("is a draft without a time when it is copied", async () => {
    const { id } = await desk.aDraft();
    await desk.schedule(id, tomorrow());

    const { data } = await desk.call(news.newsletters.clone, { params: { id } });

    expect(data).not.toHaveProperty("scheduledAt");
  });
});

describe("a time for a newsletter", () => {
  it("lies ahead, and not years ahead", async () => {
    const { id } = await desk.aDraft();

    for (const at of [inHours(-1), inHours(24 * 400)]) {
      await expect(desk.schedule(id, at)).rejects.toMatchObject({
        status: 400,
        errors: [{ path: "at" }],
      });
    }
  });

  it("is refused for what could not be sent then, by name", async () => {
    const soonOver = await desk.aDraft({ title: "Nur heute", visibleUntil: inHours(2).toISOString() });
    const toCome = await desk.aDraft({
      title: "Erst nächste Woche",
      releaseDate: inHours(200).toISOString(),
    });
    const noNews = await desk.aDraft({ title: "Nur intern", isNewsletterRelease: false });

    for (const [{ id }, words] of [
      [soonOver, /„Nur heute“ ist nur bis .* sichtbar/],
      [toCome, /„Erst nächste Woche“ erscheint erst am/],
      [noNews, /„Nur intern“ ist nicht für Newsletter freigegeben/],
    ] as const) {
      await expect(desk.schedule(id, tomorrow())).rejects.toMatchObject({
        status: 422,
        code: "newsletter.article-not-released",
        detail: expect.stringMatching(words),
      });
    }
    expect((await desk.schedule(toCome.id, inHours(201))).scheduledAt).not.toBeNull();
  });

  it("is refused for one that was sent, and for a version that somebody has changed since", async () => {
    const { id, articles } = await desk.aDraft();
    const body = { title: "Neu", articles: articles.map((article) => ({ id: article.id })) };
    await desk.call(news.newsletters.update, { params: { id }, body });
    const at = tomorrow().toISOString();

    await expect(
      desk.call(news.sending.schedule, { params: { id }, body: { at } }, { headers: { "if-match": '"1"' } }),
    ).rejects.toMatchObject({ status: 409, current: { title: "Neu", articles: [{ id: articles[0]?.id }] } });

    await desk.schedule(id, tomorrow());
    await desk.sweep(later());
    await expect(desk.schedule(id, tomorrow())).rejects.toMatchObject({ code: "newsletter.was-sent" });
    await expect(desk.unschedule(id)).rejects.toMatchObject({ code: "newsletter.was-sent" });
  });
});

describe("what cannot be sent when its time has come", () => {
  it("is not sent; its page says why, and who scheduled it gets one mail about it", async () => {
    const { id, articleId } = await desk.aDraft({ title: "Zurückgezogen" });
    const at = tomorrow();
    await desk.schedule(id, at);
    await desk.stored.articles.update(articleId, (article) => ({
      ...article,
      isNewsletterRelease: false,
    }));
    const before = (await desk.mailsTo(desk.employee.email ?? "")).length;

    await Promise.all([desk.sweep(later()), desk.sweep(later())]);
    await desk.sweep(later());

    expect(desk.plansFor(id)).toEqual([]);
    const newsletter = await desk.read(id);
    expect(newsletter).toMatchObject({
      scheduledAt: null,
      startedSendingAt: null,
      scheduleFailure: {
        at: at.toISOString(),
        reason: "„Zurückgezogen“ ist nicht für Newsletter freigegeben.",
      },
    });
    const mails = (await desk.mailsTo(desk.employee.email ?? "")).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: "Nicht gesendet: Steuernews im November",
      html: expect.stringContaining(`https://portal.example/news/newsletters/${id}`),
    });
  });

  it("does not keep the others, and is forgotten with the next save", async () => {
    const [gone, fine] = [await desk.aDraft(), await desk.aDraft()];
    await desk.schedule(gone.id, tomorrow());
    await desk.schedule(fine.id, new Date(tomorrow().getTime() + HOUR / 2));
    await desk.stored.articles.remove(gone.articleId);

    await desk.sweep(later());

    expect(desk.plansFor(fine.id)).toHaveLength(1);
    expect((await desk.read(gone.id)).scheduleFailure?.reason).toBe(
      "Ein Artikel des Newsletters wurde gelöscht.",
    );
    const { data } = await desk.call(news.newsletters.update, {
      params: { id: gone.id },
      body: { title: "Ohne ihn", articles: [] },
    });
    expect(data.scheduleFailure).toBeNull();
  });
});
