import { describe, expect, it } from "vitest";
import { moveDefaultWrite } from "../../../functions/data/templates/default-set.ts";
import { defaultTemplateSet } from "../../../functions/data/templates/default-template-set.ts";
import { openTemplateSets } from "../../../functions/data/templates/template-sets.collection.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { aNewsletterDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const { newsletters } = news;

import { newsletterFixture } from "./newsletter.fixture.ts";

describe("the preview of a newsletter", () => {
  it("shows the mail of an unsaved one, as a subscriber gets it", async () => {
    const { call, saveArticles } = await newsletterFixture();
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

  it("uses the chosen templates, without a choice the default ones, and tells where one fails", async () => {
    const { call, table } = await newsletterFixture();
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
