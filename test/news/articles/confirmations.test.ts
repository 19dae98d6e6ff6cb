import { beforeAll, describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openConfirmations } from "../../../functions/data/articles/confirmations.repository.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import type { Article } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { portal } from "../../portal.ts";
import { anArticle, anArticleDraft } from "../../support/news.builder.ts";
import { otherOffice, ownOffice, readyPeople } from "../../support/viewers.ts";

const { articles, confirmations } = news;
const UNTIL = "2030-06-30T21:59:00.000Z";
const problem = (code: string, status = 422) => ({ status, code: `article.${code}` });

const openDesk = async () => {
  const { as, table } = await portal();
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

let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  desk = await openDesk();
});

describe("an article asks to be confirmed", () => {
  it("by whoever edits it, and a client that knows nothing of it changes nothing", async () => {
    const { data: draft } = await desk.editor.call(articles.create, { body: anArticleDraft() });

    const asking = await desk.save(draft, {
      confirmation: { until: UNTIL, organisationIds: [ownOffice.id] },
    });
    const { confirmation: _, ...known } = asking;
    const { data: kept } = await desk.editor.call(articles.update, {
      params: { id: asking.id },
      body: { ...known, title: "Neuer Titel" },
    });

    expect(asking.confirmation).toEqual({ until: UNTIL, organisationIds: [ownOffice.id], version: 1 });
    expect(kept.confirmation).toEqual(asking.confirmation);
    expect((await desk.save(kept, { confirmation: null })).confirmation).toBeNull();
  });

  it("of offices that exist", async () => {
    const article = await desk.asking();

    await expect(
      desk.save(article, { confirmation: { until: UNTIL, organisationIds: ["nowhere"] } }),
    ).rejects.toMatchObject({ status: 400, errors: [{ path: "confirmation.organisationIds.0" }] });
  });

  it("again only if the editor says so, also after it had stopped asking", async () => {
    const article = await desk.asking();
    await desk.confirm(desk.reader.call, article.id);

    const same = await desk.save(article, { confirmation: { until: UNTIL } });
    expect((await desk.read(desk.reader.call, article.id)).ownConfirmation?.confirmedAt).not.toBeNull();

    const anew = await desk.save(same, { confirmation: { until: UNTIL, askAgain: true } });
    expect(anew.confirmation?.version).toBe(2);
    expect((await desk.read(desk.reader.call, article.id)).ownConfirmation?.confirmedAt).toBeNull();

    await desk.confirm(desk.reader.call, article.id);
    const ended = await desk.save(anew, { confirmation: null });
    const begun = await desk.save(ended, { confirmation: { until: UNTIL } });
    expect(begun.confirmation?.version).toBe(3);
    expect((await desk.read(desk.reader.call, article.id)).ownConfirmation?.confirmedAt).toBeNull();
  });
});

describe("confirming", () => {
  it("counts once, however often and at the same time", async () => {
    const { id } = await desk.asking();

    const given = await Promise.all(Array.from({ length: 5 }, () => desk.confirm(desk.reader.call, id)));
    const { data } = await desk.report(id, {
      filters: [{ field: "state", values: ["confirmed"], comparator: "eq" }],
    });

    expect(new Set(given.map(({ confirmedAt }) => confirmedAt)).size).toBe(1);
    expect(data).toMatchObject([{ id: desk.reader.employee.id, confirmedAt: given[0]?.confirmedAt }]);
  });

  it("is only for who is asked and sees it", async () => {
    const { id } = await desk.asking({}, [otherOffice.id]);
    const silent = await openArticles(desk.table).insert(anArticle());
    const draft = await desk.asking(flagsOf("draft"));

    await expect(desk.confirm(desk.reader.call, id)).rejects.toMatchObject(problem("not-asked"));
    await expect(desk.confirm(desk.reader.call, silent.id)).rejects.toMatchObject(problem("not-asked"));
    await expect(desk.confirm(desk.reader.call, draft.id)).rejects.toMatchObject(problem("not-found", 404));
    expect(await desk.read(desk.reader.call, id)).not.toHaveProperty("ownConfirmation");
    await desk.confirm(desk.neighbour.call, id);
  });

  it("confirms no version that was not read", async () => {
    const article = await desk.asking();
    await desk.save(article, { confirmation: { until: UNTIL, askAgain: true } });

    await expect(desk.confirm(desk.reader.call, article.id, 1)).rejects.toMatchObject(
      problem("asks-anew", 409),
    );
    expect((await desk.read(desk.reader.call, article.id)).ownConfirmation?.confirmedAt).toBeNull();
  });
});

describe("who has confirmed", () => {
  it("is shown by office, of those who see the article now", async () => {
    const { id } = await desk.asking();
    const newcomer = await desk.as({ employee: { lastname: "Neuling" } });
    const leaver = await desk.as({ employee: { lastname: "Weggang" } });
    const locked = await desk.as({ employee: { lastname: "Gesperrt" } });
    await desk.confirm(leaver.call, id);
    await desk.confirm(desk.neighbour.call, id);
    const admin = await desk.as("admin");
    await admin.call(organisations.employees.remove, { params: { id: leaver.employee.id }, query: {} });
    const { people } = await portal();
    await people.users.update(locked.user.id, (user) => ({ ...user, isActive: false }));

    const { data, offices, totalCount } = await desk.report(id);
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
    expect((await desk.report(id, { searchTerm: "zwettler" })).totalCount).toBe(1);
    expect((await openConfirmations(desk.table).of(id)).has(leaver.employee.id)).toBe(false);
  });

  it("is shown to its editors only", async () => {
    const { id } = await desk.asking();
    const listing = { params: { id }, query: { config: listConfig() } };

    await expect(desk.reader.call(confirmations.list, listing)).rejects.toMatchObject({ status: 403 });
    await expect(desk.reader.call(confirmations.remind, { params: { id } })).rejects.toMatchObject({
      status: 403,
    });
  });

  it("is forgotten with the article", async () => {
    const { id } = await desk.asking({ organisationId: null });
    const article = await desk.save(await desk.read(desk.editor.call, id), {
      confirmation: { until: UNTIL, askAgain: true },
    });
    await desk.confirm(desk.reader.call, id);

    await desk.editor.call(articles.remove, { params: { id: article.id } });

    expect((await openConfirmations(desk.table).of(id)).size).toBe(0);
  });
});

describe("what waits for my confirmation", () => {
  it("is found by a filter and marked in every list, by three requests at most", async () => {
    const { id } = await desk.asking({ title: "Datenschutz", organisationId: null });
    const elsewhere = await desk.asking({}, [otherOffice.id]);
    const over = await desk.asking({ visibleUntil: "2026-02-01T00:00:00.000Z" });
    await desk.waiting(desk.reader.call);

    const before = await desk.waiting(desk.reader.call);
    const ids = before.data.data.map((article) => article.id);
    expect(ids).toContain(id);
    expect(ids).not.toContain(elsewhere.id);
    expect(ids).not.toContain(over.id);
    expect(before.requests.length).toBeLessThanOrEqual(3);
    expect(before.data.data.every(({ ownConfirmation }) => ownConfirmation?.confirmedAt === null)).toBe(true);

    await desk.confirm(desk.reader.call, id);

    expect((await desk.waiting(desk.reader.call)).data.data.map((one) => one.id)).not.toContain(id);
    const all = await desk.reader.call(articles.internal, { query: { config: listConfig({ limit: 1000 }) } });
    expect(all.data.data.find((one) => one.id === id)?.ownConfirmation?.confirmedAt).not.toBeNull();
    expect(all.requests.length).toBeLessThanOrEqual(3);
    expect(all.data.data.find((one) => one.id === elsewhere.id)).not.toHaveProperty("ownConfirmation");
  });

  it("is nobody's who is no employee of an asked office any more", async () => {
    const { id } = await desk.asking({}, [ownOffice.id]);
    const mover = await desk.as(readyPeople.employee);
    expect((await desk.waiting(mover.call)).data.data.map((one) => one.id)).toContain(id);
    const { people } = await portal();

    await people.employees.update(mover.employee.id, (one) => ({ ...one, employedAt: otherOffice.id }));

    expect((await desk.waiting(mover.call)).data.data.map((one) => one.id)).not.toContain(id);
  });
});
