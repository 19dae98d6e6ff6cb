import { describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openConfirmations } from "../../../functions/data/articles/confirmations.repository.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import type { Article } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { portal } from "../../portal.ts";
import { anArticle, anArticleDraft } from "../../support/news.builder.ts";
import { whenQuiet } from "../../support/quiet.ts";
import { otherOffice, ownOffice, readyPeople } from "../../support/viewers.ts";

const { as, people, table } = await portal();

const { articles, confirmations } = news;
const UNTIL = "2030-06-30T21:59:00.000Z";
const problem = (code: string, status = 422) => ({ status, code: `article.${code}` });

const openFixture = async () => {
  const editor = await as("editor");
  const reader = await as(readyPeople.employee);
  const neighbour = await as({
    grants: [{ rule: "READ_NEWS" }],
    employee: { employedAt: otherOffice.id, lastname: "Zwettler" },
  });
  type Call = typeof editor.call;
  return {
    as,
    table,
    editor,
    reader,
    neighbour,
    asking: (overrides: Partial<Article> = {}, organisationIds: string[] = []) =>
      openArticles(table).insert(
        anArticle({
          organisationId: ownOffice.id,
          confirmation: { until: UNTIL, organisationIds, version: 1 },
          ...overrides,
        }),
      ),
    confirm: async (call: Call, id: string, version?: number) =>
      (await call(confirmations.confirm, { params: { id }, body: { version } })).data,
    read: async (call: Call, id: string) =>
      (await call(articles.read, { params: { idOrIdentifier: id } })).data,
    report: async (id: string, config: Parameters<typeof listConfig>[0] = {}) =>
      (
        await editor.call(confirmations.list, {
          params: { id },
          query: { config: listConfig({ limit: 1000, ...config }) },
        })
      ).data,
    waiting: (call: Call, list: typeof articles.internal | typeof articles.list = articles.internal) =>
      call(list, {
        query: {
          config: listConfig({
            limit: 1000,
            filters: [{ field: "toConfirm", values: ["true"], comparator: "eq" }],
          }),
        },
      }),
    save: async (article: Article, changes: object) =>
      (await editor.call(articles.update, { params: { id: article.id }, body: { ...article, ...changes } }))
        .data,
  };
};

const fixture = await openFixture();

describe("an article asks to be confirmed", () => {
  it("by whoever edits it, and a client that knows nothing of it changes nothing", async () => {
    const { data: draft } = await fixture.editor.call(articles.create, { body: anArticleDraft() });

    const asking = await fixture.save(draft, {
      confirmation: { until: UNTIL, organisationIds: [ownOffice.id] },
    });
    const { confirmation: _, ...known } = asking;
    const { data: kept } = await fixture.editor.call(articles.update, {
      params: { id: asking.id },
      body: { ...known, title: "Neuer Titel" },
    });

    expect(asking.confirmation).toEqual({ until: UNTIL, organisationIds: [ownOffice.id], version: 1 });
    expect(kept.confirmation).toEqual(asking.confirmation);
    expect((await fixture.save(kept, { confirmation: null })).confirmation).toBeNull();
  });

  it("of offices that exist", async () => {
    const article = await fixture.asking();

    await expect(
      fixture.save(article, { confirmation: { until: UNTIL, organisationIds: ["nowhere"] } }),
    ).rejects.toMatchObject({ status: 400, errors: [{ path: "confirmation.organisationIds.0" }] });
  });

  it("again only if the editor says so, also after it had stopped asking", async () => {
    const article = await fixture.asking();
    await fixture.confirm(fixture.reader.call, article.id);

    const same = await fixture.save(article, { confirmation: { until: UNTIL } });
    expect((await fixture.read(fixture.reader.call, article.id)).ownConfirmation?.confirmedAt).not.toBeNull();

    const anew = await fixture.save(same, { confirmation: { until: UNTIL, askAgain: true } });
    expect(anew.confirmation?.version).toBe(2);
    expect((await fixture.read(fixture.reader.call, article.id)).ownConfirmation?.confirmedAt).toBeNull();

    await fixture.confirm(fixture.reader.call, article.id);
    const ended = await fixture.save(anew, { confirmation: null });
    const begun = await fixture.save(ended, { confirmation: { until: UNTIL } });
    expect(begun.confirmation?.version).toBe(3);
    expect((await fixture.read(fixture.reader.call, article.id)).ownConfirmation?.confirmedAt).toBeNull();
  });
});

describe("confirming", () => {
  it("counts once, however often and at the same time", async () => {
    const { id } = await fixture.asking();

    const given = await Promise.all(
      Array.from({ length: 5 }, () => fixture.confirm(fixture.reader.call, id)),
    );
    const { data } = await fixture.report(id, {
      filters: [{ field: "state", values: ["confirmed"], comparator: "eq" }],
    });

    expect(new Set(given.map(({ confirmedAt }) => confirmedAt)).size).toBe(1);
    expect(data).toMatchObject([{ id: fixture.reader.employee.id, confirmedAt: given[0]?.confirmedAt }]);
  });

  it("is only for who is asked and sees it", async () => {
    const { id } = await fixture.asking({}, [otherOffice.id]);
    const silent = await openArticles(fixture.table).insert(anArticle());
    const draft = await fixture.asking(flagsOf("draft"));

    await expect(fixture.confirm(fixture.reader.call, id)).rejects.toMatchObject(problem("not-asked"));
    await expect(fixture.confirm(fixture.reader.call, silent.id)).rejects.toMatchObject(problem("not-asked"));
    await expect(fixture.confirm(fixture.reader.call, draft.id)).rejects.toMatchObject(
      problem("not-found", 404),
    );
    expect(await fixture.read(fixture.reader.call, id)).not.toHaveProperty("ownConfirmation");
    await fixture.confirm(fixture.neighbour.call, id);
  });

  it("confirms no version that was not read", async () => {
    const article = await fixture.asking();
    await fixture.save(article, { confirmation: { until: UNTIL, askAgain: true } });

    await expect(fixture.confirm(fixture.reader.call, article.id, 1)).rejects.toMatchObject(
      problem("asks-anew", 409),
    );
    expect((await fixture.read(fixture.reader.call, article.id)).ownConfirmation?.confirmedAt).toBeNull();
  });
});

describe("who has confirmed", () => {
  it("is shown by office, of those who see the article now", async () => {
    const { id } = await fixture.asking();
    const newcomer = await fixture.as({ employee: { lastname: "Neuling" } });
    const leaver = await fixture.as({ employee: { lastname: "Weggang" } });
    const locked = await fixture.as({ employee: { lastname: "Gesperrt" } });
    await fixture.confirm(leaver.call, id);
    await fixture.confirm(fixture.neighbour.call, id);
    const admin = await fixture.as("admin");
    await admin.call(organisations.employees.remove, { params: { id: leaver.employee.id }, query: {} });
    await people.users.update(locked.user.id, (user) => ({ ...user, isActive: false }));

    const { data, offices, totalCount } = await fixture.report(id);
    const names = data.map(({ name }) => name).join();

    expect(names).toContain("Neuling");
    expect(names).not.toMatch(/Weggang|Gesperrt/);
    expect(offices.find(({ organisationId }) => organisationId === otherOffice.id)).toEqual({
      organisationId: otherOffice.id,
      name: otherOffice.name,
      asked: 1,
      confirmed: 1,
    });
    expect(offices.reduce((sum, { asked }) => sum + asked, 0)).toBe(totalCount);
    expect(newcomer.employee.id).toBeTruthy();
    expect((await fixture.report(id, { searchTerm: "zwettler" })).totalCount).toBe(1);
    expect((await openConfirmations(fixture.table).of(id)).has(leaver.employee.id)).toBe(false);
  });

  it("is forgotten with the article", async () => {
    const { id } = await fixture.asking({ organisationId: null });
    const article = await fixture.save(await fixture.read(fixture.editor.call, id), {
      confirmation: { until: UNTIL, askAgain: true },
    });
    await fixture.confirm(fixture.reader.call, id);

    await fixture.editor.call(articles.remove, { params: { id: article.id } });
    const params = { kind: "articles", id: article.id };
    await fixture.editor.call(news.newsTrash.remove, { params });

    expect((await openConfirmations(fixture.table).of(id)).size).toBe(0);
  });
});

describe("what waits for my confirmation", () => {
  it("is found by a filter and marked in every list, by three requests at most", async () => {
    const { id } = await fixture.asking({ title: "Datenschutz", organisationId: null });
    const elsewhere = await fixture.asking({}, [otherOffice.id]);
    const over = await fixture.asking({ visibleUntil: "2026-02-01T00:00:00.000Z" });
    whenQuiet();
    await fixture.waiting(fixture.reader.call);

    const before = await fixture.waiting(fixture.reader.call);
    const ids = before.data.data.map((article) => article.id);
    expect(ids).toContain(id);
    expect(ids).not.toContain(elsewhere.id);
    expect(ids).not.toContain(over.id);
    expect(before.requests.length).toBeLessThanOrEqual(3);
    expect(before.data.data.every(({ ownConfirmation }) => ownConfirmation?.confirmedAt === null)).toBe(true);

    await fixture.confirm(fixture.reader.call, id);

    expect((await fixture.waiting(fixture.reader.call)).data.data.map((one) => one.id)).not.toContain(id);
    const all = await fixture.reader.call(articles.internal, {
      query: { config: listConfig({ limit: 1000 }) },
    });
    expect(all.data.data.find((one) => one.id === id)?.ownConfirmation?.confirmedAt).not.toBeNull();
    expect(all.requests.length).toBeLessThanOrEqual(3);
    expect(all.data.data.find((one) => one.id === elsewhere.id)).not.toHaveProperty("ownConfirmation");
  });

  it("is nobody's who is no employee of an asked office any more", async () => {
    const { id } = await fixture.asking({}, [ownOffice.id]);
    const mover = await fixture.as(readyPeople.employee);
    expect((await fixture.waiting(mover.call)).data.data.map((one) => one.id)).toContain(id);
    await people.employees.update(mover.employee.id, (one) => ({ ...one, employedAt: otherOffice.id }));

    expect((await fixture.waiting(mover.call)).data.data.map((one) => one.id)).not.toContain(id);
  });
});
