import { describe, expect, it } from "vitest";
import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { inHours, scheduleFixture } from "./schedule.fixture.ts";

const fixture = await scheduleFixture();

describe("a newsletter that was sent", () => {
  it("keeps its articles and its mail, whatever becomes of the articles", async () => {
    const { id, articleId } = await fixture.aDraft({ title: "Wie es war", content: "<p>alter Text</p>" });
    await fixture.publish(id);

    await fixture.changeArticle(articleId, { title: "Wie es ist", content: "<p>neuer Text</p>" });
    const afterChange = [await fixture.read(id), await fixture.contents(id)] as const;
    await fixture.stored.articles.remove(articleId);
    const afterRemoval = [await fixture.read(id), await fixture.contents(id)] as const;
    const { data: list } = await fixture.call(news.newsletters.list, {
      query: { config: listConfig({ limit: 100 }) },
    });

    for (const [newsletter, mail] of [afterChange, afterRemoval]) {
      expect(newsletter.articles).toMatchObject([{ id: articleId, title: "Wie es war" }]);
      expect(mail.html).toContain("alter Text");
      expect(mail.html).not.toContain("neuer Text");
    }
    expect(list.data.find((one) => one.id === id)?.articles).toMatchObject([{ title: "Wie es war" }]);
  });

  it("goes to all again as it was, though not with an article that was withdrawn", async () => {
    const { id, articleId } = await fixture.aDraft({ title: "Wie es war" });
    await fixture.publish(id);
    await fixture.runs.cancel(id, 1);
    await fixture.table.update(
      { pk: `SENDING#${id}`, sk: "STATUS" },
      { set: { lastChangeAt: inHours(-1).toISOString() } },
    );

    await fixture.changeArticle(articleId, { title: "Wie es ist", isNewsletterRelease: false });
    await expect(fixture.publish(id, true)).rejects.toMatchObject({
      code: "newsletter.article-not-released",
      detail: "„Wie es ist“ ist nicht für Newsletter freigegeben.",
    });
    await fixture.changeArticle(articleId, { isNewsletterRelease: true });
    await fixture.publish(id, true);

    expect((await fixture.runs.find(id))?.run).toBe(2);
    expect((await fixture.contents(id)).html).toContain("Wie es war");
    expect((await fixture.contents(id)).html).not.toContain("Wie es ist");
  });

  it("is copied as a draft with the articles as they are now", async () => {
    const { id, articleId } = await fixture.aDraft({ title: "Wie es war" });
    await fixture.publish(id);
    await fixture.changeArticle(articleId, { title: "Wie es ist" });

    const { data } = await fixture.call(news.newsletters.clone, { params: { id } });

    expect(data).toMatchObject({ startedSendingAt: null, articles: [{ title: "Wie es ist" }] });
  });

  it("shows its mail to everybody who reads news; one that was not sent has none", async () => {
    const [sent, draft] = [await fixture.aDraft(), await fixture.aDraft()];
    await fixture.publish(sent.id);
    const reader = await fixture.as("employee");
    const contentsFor = (id: string) => reader.call(news.newsletters.contents, { params: { id } });

    expect((await contentsFor(sent.id)).data.subject).toBe("Steuernews im November");
    await expect(contentsFor(draft.id)).rejects.toMatchObject({ status: 404 });
    await expect(fixture.contents(draft.id)).rejects.toMatchObject({ code: "newsletter.not-sent" });
  });
});

describe("what a newsletter shows of an article", () => {
  const toStaff = { sendToClients: false, sendToExternals: false };
  const mailOf = async (article: Parameters<typeof fixture.aDraft>[0], recipients = {}) => {
    const { id } = await fixture.aDraft(article, recipients);
    await fixture.publish(id);
    return (await fixture.contents(id)).html;
  };

  it("is the newsletter's own image, else the title image, at an address that asks for no session", async () => {
    const both = await mailOf({ titleImageId: "title-image", newsletterImageId: "letter-image" });
    const one = await mailOf({ titleImageId: "title-image" });

    expect(both).toContain("https://portal.example/v1/public/files/letter-image?variant=title");
    expect(both).not.toContain("title-image");
    expect(one).toContain("https://portal.example/v1/public/files/title-image?variant=title");
    expect(one).toMatch(/<img[^>]+alt="Bild: Grunderwerbsteuer/);
  });

  it("leads readers outside to the public page of a public article, and nowhere for one of the portal's own", async () => {
    const shown = await mailOf({ urlTitle: "fuer-alle", isPublicRelease: true });
    const inside = await mailOf({ urlTitle: "nur-innen" });

    expect(shown).toContain("https://portal.example/news/fuer-alle");
    expect(inside).not.toContain("nur-innen");
    for (const mail of [shown, inside]) expect(mail).not.toContain("Im Portal ansehen");
  });

  it("leads staff into the portal when nobody else gets the newsletter", async () => {
    const mail = await mailOf({ urlTitle: "fuer-uns" }, toStaff);

    expect(mail).toContain("https://portal.example/news/articles/fuer-uns");
    expect(mail).toContain("Im Portal ansehen");
  });
});

describe("what would break a mail's header", () => {
  it("is refused in a subject", async () => {
    for (const sign of ["\r\nBcc: alle@example.at", "\n", "\u0000", "\u2028"]) {
      await expect(fixture.aDraft({}, { title: `Betreff${sign}x` })).rejects.toMatchObject({
        status: 400,
        errors: [{ path: "title" }],
      });
    }
  });
});
