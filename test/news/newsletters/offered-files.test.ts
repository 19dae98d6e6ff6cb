import { assert, describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { outboxKey } from "../../../functions/platform/mail/outbox-item.ts";
import { files } from "../../../shared/files/files.contract.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { publicArticleAddress } from "../../../shared/news/public-address.ts";
import type { RecipientKind } from "../../../shared/news/recipients.ts";
import { portal } from "../../portal.ts";
import { trailAbout } from "../../support/audit.ts";
import { aPicture, uploadAs } from "../../support/files.builder.ts";
import { newQueue } from "../../support/new-stores.ts";
import { aNewsletterDraft, anArticleDraft } from "../../support/news.builder.ts";

const openFixture = async () => {
  const queue = await newQueue();
  const { as, table, send } = await portal({
    environment: { NEWSLETTER_PLAN_QUEUE_URL: queue, MAIL_QUEUE_URL: queue },
  });
  const editor = await as("editor");
  const { call } = editor;

  /** A released article with one file, by default for employees and newsletters. */
  const anArticle = async (release: Parameters<typeof flagsOf>[1] = { isInternalRelease: true }) => {
    const id = await uploadAs(editor, {
      fileName: "Merkblatt.jpg",
      contentType: "image/jpeg",
      bytes: await aPicture(40, 30),
      purpose: "article",
    });
    const attached = [{ id, fileName: "Merkblatt.jpg", contentType: "image/jpeg" }];
    const { data } = await call(news.articles.create, {
      body: anArticleDraft({ title: "Nur im Newsletter", files: attached }),
    });
    const flags = flagsOf("released", { isNewsletterRelease: true, ...release });
    await openArticles(table).update(data.id, (one) => ({ ...one, ...flags }));
    return { id: data.id, urlTitle: data.urlTitle, fileId: id };
  };
  const aNewsletter = async (articleId: string, offersFiles?: boolean) =>
    (
      await call(news.newsletters.create, {
        body: aNewsletterDraft({ articles: [{ id: articleId, offersFiles }] }),
      })
    ).data;
  const mailAs = async (id: string, as: RecipientKind) => {
    const body = { email: "probe@kanzlei.example", as };
    const { data } = await call(news.sending.test, { params: { id }, body });
    return String((await table.get(outboxKey(data.messageId)))?.html);
  };
  /** What a visitor gets at the address that the mail shows. */
  const fetchFrom = async (html: string, id: string, fileId: string) => {
    const token = /\?token=([\w-]+)/.exec(html)?.[1];
    assert(token, "the mail names no address");
    return (await send(files.readOffered, { params: { id, fileId }, query: { token } })).response.status;
  };
  return { ...editor, table, send, anArticle, aNewsletter, mailAs, fetchFrom };
};

const fixture = await openFixture();

const PORTAL = "https://portal.example/news/articles/";

describe("the files of an article that goes out whole", () => {
  it("are linked in the portal for those who may sign in, and for nobody else", async () => {
    const article = await fixture.anArticle();
    const { id } = await fixture.aNewsletter(article.id);

    expect(await fixture.mailAs(id, "employees")).toContain(`href="${PORTAL}${article.urlTitle}"`);
    for (const kind of ["clients", "externals"] as const) {
      expect(await fixture.mailAs(id, kind)).not.toMatch(/Datei|\/news\/articles\//);
    }
  });

  it("are not linked where employees cannot read the article either", async () => {
    const article = await fixture.anArticle({ isInternalRelease: false });
    const { id } = await fixture.aNewsletter(article.id);

    expect(await fixture.mailAs(id, "employees")).not.toMatch(/Datei|\/news\/articles\//);
  });

  it("are to be had by whoever has the mail once an editor offers them", async () => {
    const article = await fixture.anArticle();
    const newsletter = await fixture.aNewsletter(article.id, true);

    const html = await fixture.mailAs(newsletter.id, "externals");

    expect(newsletter.articles).toMatchObject([{ id: article.id, offersFiles: true }]);
    expect(JSON.stringify(newsletter)).not.toContain("oken");
    expect(html).toContain(">Merkblatt.jpg</a>");
    expect(await fixture.fetchFrom(html, newsletter.id, article.fileId)).toBe(302);
  });

  it("cannot be guessed, and the address of one leads to no other", async () => {
    const [offered, other] = [await fixture.anArticle(), await fixture.anArticle()];
    const { id } = await fixture.aNewsletter(offered.id, true);
    const html = await fixture.mailAs(id, "clients");
    const guess = { params: { id, fileId: offered.fileId }, query: { token: "geraten" } };

    expect((await fixture.send(files.readOffered, guess)).response.status).toBe(404);
    expect(await fixture.fetchFrom(html, id, other.fileId)).toBe(404);
  });

  it("are just its attachments, and not what else belongs to the article", async () => {
    const article = await fixture.anArticle();
    const { id } = await fixture.aNewsletter(article.id, true);
    const html = await fixture.mailAs(id, "clients");
    const asImage = { files: [], imageIds: [article.fileId] };

    await openArticles(fixture.table).update(article.id, (one) => ({ ...one, ...asImage }));

    expect(await fixture.fetchFrom(html, id, article.fileId)).toBe(404);
  });

  it("stay offered when a client saves that knows nothing of it", async () => {
    const article = await fixture.anArticle();
    const { id } = await fixture.aNewsletter(article.id, true);
    const html = await fixture.mailAs(id, "clients");

    const body = aNewsletterDraft({ articles: [{ id: article.id }], title: "Neuer Betreff" });
    await fixture.call(news.newsletters.update, { params: { id }, body });

    expect(await fixture.fetchFrom(html, id, article.fileId)).toBe(302);
  });

  it.each([
    [
      "the choice is taken back in the editor",
      async (id: string, articleId: string) => {
        const body = aNewsletterDraft({ articles: [{ id: articleId, offersFiles: false }] });
        await fixture.call(news.newsletters.update, { params: { id }, body });
      },
    ],
    [
      "the links are taken back after sending",
      async (id: string, articleId: string) => {
        await fixture.call(news.sending.publish, { params: { id }, query: {} });
        await fixture.call(news.newsletters.withdrawFiles, { params: { id, articleId } });
        expect((await trailAbout(id))[0]).toMatchObject({
          action: "newsletter.files-withdrawn",
          facts: { itemId: articleId },
        });
      },
    ],
    [
      "the newsletter is removed",
      async (id: string) => void (await fixture.call(news.newsletters.remove, { params: { id } })),
    ],
    [
      "the article is no longer released for newsletters",
      async (_: string, articleId: string) => {
        const release = flagsOf("released", { isInternalRelease: true });
        await openArticles(fixture.table).update(articleId, (one) => ({ ...one, ...release }));
      },
    ],
  ])("are gone from their address when %s", async (_, withdraw) => {
    const article = await fixture.anArticle();
    const { id } = await fixture.aNewsletter(article.id, true);
    const html = await fixture.mailAs(id, "clients");
    expect(await fixture.fetchFrom(html, id, article.fileId)).toBe(302);

    await withdraw(id, article.id);

    expect(await fixture.fetchFrom(html, id, article.fileId)).toBe(404);
  });

  it("have another address when they are offered again", async () => {
    const article = await fixture.anArticle();
    const { id } = await fixture.aNewsletter(article.id, true);
    const before = await fixture.mailAs(id, "clients");
    const params = { id, articleId: article.id };
    await fixture.call(news.newsletters.withdrawFiles, { params });
    await expect(fixture.call(news.newsletters.withdrawFiles, { params })).rejects.toMatchObject({
      status: 404,
    });

    const body = aNewsletterDraft({ articles: [{ id: article.id, offersFiles: true }] });
    await fixture.call(news.newsletters.update, { params: { id }, body });

    expect(await fixture.fetchFrom(before, id, article.fileId)).toBe(404);
    expect(await fixture.fetchFrom(await fixture.mailAs(id, "clients"), id, article.fileId)).toBe(302);
  });
});

describe("an article that is public", () => {
  it("is linked, without its text and without its files", async () => {
    const article = await fixture.anArticle({ isPublicRelease: true });
    const { id } = await fixture.aNewsletter(article.id, true);

    const html = await fixture.mailAs(id, "clients");

    expect(html).toContain(`href="https://portal.example${publicArticleAddress(article.urlTitle)}"`);
    expect(html).not.toContain("Merkblatt");
  });

  it("leads employees to the portal and nobody else, also in one newsletter for all", async () => {
    const article = await fixture.anArticle({ isPublicRelease: true, isInternalRelease: true });
    const { id } = await fixture.aNewsletter(article.id);
    const inPortal = `href="${PORTAL}${article.urlTitle}"`;
    const inPublic = `href="https://portal.example${publicArticleAddress(article.urlTitle)}"`;

    const toEmployees = await fixture.mailAs(id, "employees");
    expect(toEmployees).toContain(inPortal);
    expect(toEmployees).not.toContain(inPublic);
    for (const kind of ["clients", "externals"] as const) {
      expect(await fixture.mailAs(id, kind)).toContain(inPublic);
      expect(await fixture.mailAs(id, kind)).not.toContain(inPortal);
    }
  });

  it("leads employees to its public page where the portal has none", async () => {
    const article = await fixture.anArticle({ isPublicRelease: true, isInternalRelease: false });
    const { id } = await fixture.aNewsletter(article.id);

    expect(await fixture.mailAs(id, "employees")).toContain(publicArticleAddress(article.urlTitle));
  });
});
