import { describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/news/articles/articles.collection.ts";
import { openNewsletters } from "../../../functions/news/newsletters/newsletters.collection.ts";
import { statusKey } from "../../../functions/news/sending/keys.ts";
import { moveDefaultWrite } from "../../../functions/platform/mail/default-set.ts";
import { defaultTemplateSet } from "../../../functions/platform/mail/default-template-set.ts";
import { openTemplateSets } from "../../../functions/platform/mail/template-sets.collection.ts";
import { type ListConfig, listConfig } from "../../../shared/contract/list.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { portal } from "../../portal.ts";
import { aNewsletter, aNewsletterDraft, anArticle } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const { newsletters } = news;
const SENT_AT = "2026-11-02T08:00:00.000Z";

const desk = async () => {
  const { as, table } = await portal();
  const { call, employee } = await as("editor");
  const stored = { articles: openArticles(table), newsletters: openNewsletters(table) };
  const create = async (overrides: Parameters<typeof aNewsletterDraft>[0] = {}) =>
    (await call(newsletters.create, { body: aNewsletterDraft(overrides) })).data;
  const update = async (newsletter: Newsletter, changes: object, headers: Record<string, string> = {}) =>
    (
      await call(
        newsletters.update,
        { params: { id: newsletter.id }, body: { ...newsletter, ...changes } },
        { headers },
      )
    ).data;
  const saveArticles = async (count: number) => {
    const articles = Array.from({ length: count }, (_, at) => anArticle({ title: `Artikel ${at + 1}` }));
    await stored.articles.insertMany(articles);
    return articles;
  };
  return { call, create, update, saveArticles, employee, stored, table, as };
};

const idsOf = ({ articles }: Pick<Newsletter, "articles">) => articles.map(({ id }) => id);

describe("saving a newsletter", () => {
  it("begins with every send flag but the doctors', unsent, and dated now", async () => {
    const { create, employee } = await desk();

    const newsletter = await create();

    expect(newsletter).toMatchObject({
      articles: [],
      sendToAssociateDirectors: true,
      sendToPartnerDirectors: true,
      sendToEmployees: true,
      sendToClients: true,
      sendToExternals: true,
      sendToSubsInterestedInTaxNews: true,
      sendToSubsInterestedInDoctorNews: false,
      startedSendingAt: null,
      createdBy: employee.id,
    });
    expect(newsletter.releaseDate).toBe(newsletter.createdAt);
  });

  it("keeps the articles in their order, and shows them as they are now", async () => {
    const { call, create, update, saveArticles, stored } = await desk();
    const [first, second, third] = (await saveArticles(3)).map(({ id }) => ({ id }));
    if (!first || !second || !third) throw new Error("Three were saved");

    const newsletter = await create({ articles: [third, first, second] });
    const reordered = await update(newsletter, { articles: [second, third] });
    await stored.articles.update(third.id, "article.not-found", (article) => ({
      ...article,
      title: "Anders",
    }));
    await stored.articles.remove(second.id, "article.not-found");
    const { data: read } = await call(newsletters.read, { params: { id: newsletter.id } });

    expect(idsOf(newsletter)).toEqual([third.id, first.id, second.id]);
    expect(idsOf(reordered)).toEqual([second.id, third.id]);
    expect(read.articles).toMatchObject([{ id: third.id, title: "Anders", urlTitle: expect.any(String) }]);
    expect(read.articles[0]).not.toHaveProperty("content");
  });

  it("takes nothing that only the server gives", async () => {
    const { call, create, update } = await desk();
    const forged = {
      startedSendingAt: SENT_AT,
      run: 7,
      createdBy: "forged",
      createdAt: SENT_AT,
      version: 99,
    };

    const { data: created } = await call(newsletters.create, {
      body: { ...aNewsletterDraft(), ...forged },
    });
    const saved = await update(await create(), { ...forged, title: "Anders" });

    for (const newsletter of [created, saved]) {
      expect(newsletter.startedSendingAt).toBeNull();
      expect(JSON.stringify(newsletter)).not.toMatch(/forged|2026-11-02/);
    }
  });

  it("stores clean text", async () => {
    const { create, stored } = await desk();

    const { id } = await create({
      abstract: "Kurz<script>x()</script>",
      content: "<p onclick='x()'>Gruß</p>",
    });

    expect(await stored.newsletters.find(id)).toMatchObject({ abstract: "Kurz", content: "<p>Gruß</p>" });
  });

  it("refuses articles, offices and templates that do not exist, by name", async () => {
    const { create, saveArticles } = await desk();
    const [article] = await saveArticles(1);

    await expect(create({ articles: [{ id: article?.id ?? "" }, { id: "gone" }] })).rejects.toMatchObject({
      status: 422,
      code: "newsletter.article-unknown",
      errors: [{ path: "articles.1.id" }],
    });
    await expect(create({ organisationId: "gone" })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "organisationId" }],
    });
    await expect(create({ templateId: "gone" })).rejects.toMatchObject({
      status: 422,
      code: "template.not-found",
      errors: [{ path: "templateId" }],
    });
    expect((await create({ templateId: defaultTemplateSet.id })).templateId).toBe(defaultTemplateSet.id);
  });

  it("does not tell an office's editor of another office's drafts", async () => {
    const { as, stored } = await desk();
    const { call } = await as("officeEditor");
    const draft = anArticle({ ...flagsOf("draft"), organisationId: otherOffice.id });
    const kept = aNewsletter({ organisationId: ownOffice.id, articleIds: [draft.id] });
    await Promise.all([stored.articles.insert(draft), stored.newsletters.insert(kept)]);
    const own = aNewsletterDraft({ organisationId: ownOffice.id, articles: [{ id: draft.id }] });

    await expect(call(newsletters.create, { body: own })).rejects.toMatchObject({ status: 422 });
    await expect(call(newsletters.preview, { body: own })).rejects.toMatchObject({ status: 422 });
    const { data } = await call(newsletters.update, { params: { id: kept.id }, body: own });
    expect(idsOf(data)).toEqual([draft.id]);
  });

  it("is refused with the present newsletter when somebody else was faster", async () => {
    const { create, update, saveArticles } = await desk();
    const [article] = await saveArticles(1);
    const newsletter = await create({ articles: [{ id: article?.id ?? "" }] });
    await update(newsletter, { title: "schneller" }, { "if-match": '"1"' });

    await expect(update(newsletter, { title: "langsamer" }, { "if-match": '"1"' })).rejects.toMatchObject({
      status: 409,
      code: "entity.changed",
      current: { id: newsletter.id, title: "schneller", articles: [{ id: article?.id }] },
    });
  });

  it("keeps a newsletter that somebody has changed since, and shows it", async () => {
    const { call, create, update, saveArticles } = await desk();
    const [article] = await saveArticles(1);
    const newsletter = await create({ articles: [{ id: article?.id ?? "" }] });
    await update(newsletter, { title: "schneller" });

    const removing = call(
      newsletters.remove,
      { params: { id: newsletter.id } },
      { headers: { "if-match": '"1"' } },
    );

    await expect(removing).rejects.toMatchObject({
      status: 409,
      current: { id: newsletter.id, title: "schneller", articles: [{ id: article?.id }] },
    });
  });

  it("is refused for a content that is too large to be kept, at its field", async () => {
    const { create } = await desk();

    await expect(create({ content: `<p>${"&".repeat(90_000)}</p>` })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "content" }],
    });
  });

  it("is refused once the newsletter was sent", async () => {
    const { update, stored } = await desk();
    const sent = aNewsletter({ startedSendingAt: SENT_AT });
    await stored.newsletters.insert(sent);

    await expect(update({ ...sent, articles: [] }, { title: "Neu" })).rejects.toMatchObject({
      status: 422,
      code: "newsletter.was-sent",
    });
  });
});

describe("who sees which newsletters", () => {
  it("everybody sees what was sent, its office's editors and its creator also what was not", async () => {
    const { as, stored } = await desk();
    const creator = await as({ grants: [{ rule: "READ_NEWS" }] });
    const term = "Sichtbarkeit";
    await stored.newsletters.insertMany([
      aNewsletter({ title: `${term} gesendet`, organisationId: otherOffice.id, startedSendingAt: SENT_AT }),
      aNewsletter({ title: `${term} eigene`, organisationId: ownOffice.id }),
      aNewsletter({ title: `${term} fremde`, organisationId: otherOffice.id }),
      aNewsletter({ title: `${term} meine`, organisationId: otherOffice.id, createdBy: creator.employee.id }),
    ]);
    const seenBy = async ({ call }: Pick<typeof creator, "call">) => {
      const sort = [{ field: "title", direction: "asc" }] as const;
      const { data } = await call(newsletters.list, {
        query: { config: listConfig({ searchTerm: term, sort }) },
      });
      expect(data.totalCount).toBe(data.data.length);
      return data.data.map(({ title }) => title.replace(`${term} `, ""));
    };

    expect(await seenBy(await as("employee"))).toEqual(["gesendet"]);
    expect(await seenBy(await as("officeEditor"))).toEqual(["eigene", "gesendet"]);
    expect(await seenBy(creator)).toEqual(["gesendet", "meine"]);
    expect(await seenBy(await as("editor"))).toEqual(["eigene", "fremde", "gesendet", "meine"]);
  });

  it("answers 404 for an unsent one of others, 403 for changing a sent one without the right", async () => {
    const { as, stored } = await desk();
    const { call } = await as("employee");
    const [unsent, sent] = [aNewsletter(), aNewsletter({ startedSendingAt: SENT_AT })];
    await stored.newsletters.insertMany([unsent, sent]);

    await expect(call(newsletters.read, { params: { id: unsent.id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(call(newsletters.remove, { params: { id: unsent.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await call(newsletters.read, { params: { id: sent.id } })).data.id).toBe(sent.id);
    await expect(call(newsletters.remove, { params: { id: sent.id } })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe("the list of newsletters", () => {
  it("filters by article, office, creator and text", async () => {
    const { call, stored, saveArticles } = await desk();
    const [article, other] = (await saveArticles(2)).map(({ id }) => id);
    if (!article || !other) throw new Error("Two were saved");
    const mine = { createdBy: "list-creator" };
    await stored.newsletters.insertMany([
      aNewsletter({
        ...mine,
        title: "Ärztenews",
        articleIds: [other, article],
        organisationId: ownOffice.id,
      }),
      aNewsletter({ ...mine, title: "Bau", articleIds: [other] }),
      aNewsletter({ ...mine, title: "Chemie", abstract: "Prüfung der Bücher" }),
    ]);
    const titlesWith = async (field: string, ...values: string[]) => {
      const filters: ListConfig["filters"] = [
        { field: "creator", values: ["list-creator"], comparator: "eq" },
        { field, values, comparator: "eq" },
      ];
      const sort = [{ field: "title", direction: "asc" }] as const;
      const { data } = await call(newsletters.list, { query: { config: listConfig({ filters, sort }) } });
      return data.data.map(({ title }) => title);
    };

    expect(await titlesWith("containsArticleIds", article)).toEqual(["Ärztenews"]);
    expect(await titlesWith("containsArticleIds", article, other)).toEqual(["Ärztenews", "Bau"]);
    expect(await titlesWith("organisation", ownOffice.id)).toEqual(["Ärztenews"]);
    expect(await titlesWith("textSearch", "pruefung")).toEqual(["Chemie"]);
    expect(await titlesWith("creator", "list-creator")).toEqual(["Ärztenews", "Bau", "Chemie"]);
  });
});

describe("removing a newsletter", () => {
  it("is refused while it is being sent, and done afterwards", async () => {
    const { call, stored, table } = await desk();
    const newsletter = aNewsletter({ startedSendingAt: SENT_AT, run: 1 });
    await stored.newsletters.insert(newsletter);
    const run = { newsletterId: newsletter.id, run: 1, order: "running", planned: true, batches: 2 };
    const remove = () => call(newsletters.remove, { params: { id: newsletter.id } });

    await table.put({ ...statusKey(newsletter.id), ...run, batchesDone: 1 });
    await expect(remove()).rejects.toMatchObject({ status: 422, code: "newsletter.is-sending" });
    await table.put({ ...statusKey(newsletter.id), ...run, batchesDone: 2 });

    expect((await remove()).status).toBe(204);
    await expect(remove()).rejects.toMatchObject({ status: 404 });
  });
});

describe("a copy of a newsletter", () => {
  it("is unsent and can be saved at once", async () => {
    const { call, stored, saveArticles } = await desk();
    const articleIds = (await saveArticles(2)).map(({ id }) => id);
    const sent = aNewsletter({
      title: "Vorbild",
      articleIds,
      startedSendingAt: SENT_AT,
      sendToClients: false,
    });
    await stored.newsletters.insert(sent);

    const { data: copy } = await call(newsletters.clone, { params: { id: sent.id } });
    const { data: saved } = await call(newsletters.create, { body: copy });

    expect(copy).not.toHaveProperty("id");
    expect(saved).toMatchObject({ title: "Vorbild (Kopie)", startedSendingAt: null, sendToClients: false });
    expect(idsOf(saved)).toEqual(articleIds);
  });
});

describe("the preview of a newsletter", () => {
  it("shows the mail of an unsaved one, as a subscriber gets it", async () => {
    const { call, saveArticles } = await desk();
    const [article] = await saveArticles(1);

    const { data } = await call(newsletters.preview, {
      body: aNewsletterDraft({
        title: "Vorschau",
        articles: [{ id: article?.id ?? "" }],
        organisationId: ownOffice.id,
      }),
    });

    expect(data.subject).toBe("Vorschau");
    expect(data.html).toContain("Guten Tag Maria Muster");
    expect(data.html).toContain("Artikel 1");
    expect(data.html).toContain(ownOffice.name);
    expect(data.html).not.toContain("{{");
  });

  it("links to the portal only where all who get it can sign in", async () => {
    const { call, saveArticles } = await desk();
    const [article] = await saveArticles(1);
    const articles = [{ id: article?.id ?? "" }];
    const htmlFor = async (overrides: Parameters<typeof aNewsletterDraft>[0]) =>
      (await call(newsletters.preview, { body: aNewsletterDraft({ articles, ...overrides }) })).data.html;
    const link = `https://portal.example/news/articles/${article?.urlTitle}`;

    expect(await htmlFor({ sendToClients: false, sendToExternals: false })).toContain(link);
    expect(await htmlFor({})).not.toContain(link);
  });

  it("uses the chosen templates, without a choice the default ones, and tells where one fails", async () => {
    const { call, table } = await desk();
    const sets = openTemplateSets(table);
    const setWith = (id: string, newsletterTemplate: string, isDefault = false) =>
      sets.insert(
        { ...defaultTemplateSet, id, name: id, newsletterTemplate },
        isDefault ? [moveDefaultWrite(defaultTemplateSet.id, id)] : [],
      );
    const preview = async (templateId: string | null) =>
      (await call(newsletters.preview, { body: aNewsletterDraft({ title: "Titel", templateId }) })).data.html;

    expect(await preview(null)).toContain("<!doctype html>");
    await setWith("own", "<p>Eigene: {{ newsletter.title }}</p>");
    await setWith("house", "<p>Haus: {{ newsletter.title }}</p>", true);
    await setWith("broken", "<p>\n{{ newsletter.title | nonsense }}</p>");

    expect(await preview("own")).toBe("<p>Eigene: Titel</p>");
    expect(await preview(null)).toBe("<p>Haus: Titel</p>");
    const before = (await call(news.templates.list, {})).data.data;
    expect(before.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(["house"]);
    await expect(preview("broken")).rejects.toMatchObject({
      status: 422,
      code: "mail.not-accepted",
      detail: expect.stringContaining("Zeile 2"),
    });
    const { data } = await call(news.templates.list, {});
    expect(data.data.map(({ id }) => id)).toEqual([defaultTemplateSet.id, "broken", "house", "own"]);
    expect(data.totalCount).toBe(4);
  });
});
