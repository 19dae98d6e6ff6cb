import { describe, expect, it } from "vitest";
import { defaultTemplateSet } from "../../../functions/data/templates/default-template-set.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { aNewsletter, aNewsletterDraft, anArticle } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const { newsletters } = news;

import { ifMatch } from "../../support/browser.ts";
import { idsOf, newsletterFixture, SENT_AT } from "./newsletter.fixture.ts";

describe("saving a newsletter", () => {
  it("begins with every send flag but the doctors', unsent, and dated now", async () => {
    const { create, employee } = await newsletterFixture();

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
    const { call, create, update, saveArticles, stored } = await newsletterFixture();
    const [first, second, third] = (await saveArticles(3)).map(({ id }) => ({ id }));
    if (!first || !second || !third) throw new Error("Three were saved");

    const newsletter = await create({ articles: [third, first, second] });
    const reordered = await update(newsletter, { articles: [second, third] });
    await stored.articles.update(third.id, (article) => ({
      ...article,
      title: "Anders",
    }));
    await stored.articles.remove(second.id);
    const { data: read } = await call(newsletters.read, { params: { id: newsletter.id } });

    expect(idsOf(newsletter)).toEqual([third.id, first.id, second.id]);
    expect(idsOf(reordered)).toEqual([second.id, third.id]);
    expect(read.articles).toMatchObject([{ id: third.id, title: "Anders", urlTitle: expect.any(String) }]);
    expect(read.articles[0]).not.toHaveProperty("content");
  });

  it("takes nothing that only the server gives", async () => {
    const { call, create, update } = await newsletterFixture();
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
    const { create, stored } = await newsletterFixture();

    const { id } = await create({
      abstract: "Kurz<script>x()</script>",
      content: "<p onclick='x()'>Gruß</p>",
    });

    expect(await stored.newsletters.find(id)).toMatchObject({ abstract: "Kurz", content: "<p>Gruß</p>" });
  });

  it("refuses articles, offices and templates that do not exist, by name", async () => {
    const { create, saveArticles } = await newsletterFixture();
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
    const { as, stored } = await newsletterFixture();
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
    const { create, update, saveArticles } = await newsletterFixture();
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
    const { call, create, update, saveArticles } = await newsletterFixture();
    const [article] = await saveArticles(1);
    const newsletter = await create({ articles: [{ id: article?.id ?? "" }] });
    await update(newsletter, { title: "schneller" });

    const removing = call(newsletters.remove, { params: { id: newsletter.id } }, ifMatch('"1"'));

    await expect(removing).rejects.toMatchObject({
      status: 409,
      current: { id: newsletter.id, title: "schneller", articles: [{ id: article?.id }] },
    });
  });

  it("is refused for a content that is too large to be kept, at its field", async () => {
    const { create } = await newsletterFixture();

    await expect(create({ content: `<p>${"&".repeat(90_000)}</p>` })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "content" }],
    });
  });

  it("is refused once the newsletter was sent", async () => {
    const { update, stored } = await newsletterFixture();
    const sent = aNewsletter({ startedSendingAt: SENT_AT });
    await stored.newsletters.insert(sent);

    await expect(update({ ...sent, articles: [] }, { title: "Neu" })).rejects.toMatchObject({
      status: 422,
      code: "newsletter.was-sent",
    });
  });
});
