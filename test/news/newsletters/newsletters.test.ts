import { describe, expect, it } from "vitest";
import { statusKey } from "../../../functions/data/newsletters/active-runs.ts";
import { type ListConfig, listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { aNewsletter } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const { newsletters } = news;

import { idsOf, newsletterFixture, SENT_AT } from "./newsletter.fixture.ts";

describe("who sees which newsletters", () => {
  it("everybody sees what was sent, its office's editors and its creator also what was not", async () => {
    const { as, stored } = await newsletterFixture();
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
    const { as, stored } = await newsletterFixture();
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
    const { call, stored, saveArticles } = await newsletterFixture();
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
    const { call, stored, table } = await newsletterFixture();
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
    const { call, stored, saveArticles } = await newsletterFixture();
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
