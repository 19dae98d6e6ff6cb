import { describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openNewsletters } from "../../../functions/data/newsletters/newsletters.collection.ts";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { someUser } from "../../login/credentials.ts";
import { portal } from "../../portal.ts";
import { readTrail, trailAbout, visitAs } from "../../support/audit.ts";
import { aNewsletter, anArticle, aSubscriber, aSubscriberDraft } from "../../support/news.builder.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const { as, table } = await portal();

const organisationId = ownOffice.id;

describe("what is removed", () => {
  it("records its title, and of a subscriber no name", async () => {
    const { call, table, user } = await visitAs("editor");
    const article = await openArticles(table).insert(anArticle({ organisationId, title: "Umsatzsteuer" }));
    const newsletter = await openNewsletters(table).insert(aNewsletter({ organisationId, title: "Jänner" }));
    const subscriber = await openSubscribers(table).insert(aSubscriber({ organisationId }));

    await call(news.articles.remove, { params: { id: article.id } });
    await call(news.newsletters.remove, { params: { id: newsletter.id } });
    await call(news.subscribers.remove, { params: { id: subscriber.id } });

    const entries = await Promise.all([article.id, newsletter.id, subscriber.id].map(trailAbout));
    expect(entries).toMatchObject([
      [{ action: "article.deleted", subjectName: "Umsatzsteuer", actorId: user.id, group: "deletions" }],
      [{ action: "newsletter.deleted", subjectName: "Jänner", actorName: user.username }],
      [{ action: "subscriber.deleted", subjectName: null }],
    ]);
    expect(JSON.stringify(entries)).not.toContain(subscriber.email);
  });

  it("records what comes back out of the trash, and what is deleted there, by the id alone of a subscriber", async () => {
    const { call, table } = await visitAs("editor");
    const article = await openArticles(table).insert(anArticle({ organisationId, title: "Umsatzsteuer" }));
    const newsletter = await openNewsletters(table).insert(aNewsletter({ organisationId, title: "Jänner" }));
    const subscriber = await openSubscribers(table).insert(aSubscriber({ organisationId }));
    const things = [
      { endpoint: news.articles.remove, kind: "articles", id: article.id },
      { endpoint: news.newsletters.remove, kind: "newsletters", id: newsletter.id },
      { endpoint: news.subscribers.remove, kind: "subscribers", id: subscriber.id },
    ];

    for (const { endpoint, kind, id } of things) {
      await call(endpoint, { params: { id } });
      await call(news.newsTrash.restore, { params: { kind, id } });
      await call(endpoint, { params: { id } });
      await call(news.newsTrash.remove, { params: { kind, id } });
    }

    const entries = await Promise.all(things.map(({ id }) => trailAbout(id)));
    expect(entries.map((own) => own.map(({ action }) => action).toSorted())).toEqual([
      ["article.deleted", "article.deleted", "article.purged", "article.restored"],
      ["newsletter.deleted", "newsletter.deleted", "newsletter.purged", "newsletter.restored"],
      ["subscriber.deleted", "subscriber.deleted", "subscriber.purged", "subscriber.restored"],
    ]);
    expect(JSON.stringify(entries)).not.toContain(subscriber.name);
  });

  it("is removed with its entry, or not at all", async () => {
    const { call, table } = await visitAs("editor");
    const article = await openArticles(table).insert(anArticle({ organisationId }));

    const { requests } = await call(news.articles.remove, { params: { id: article.id } });

    expect(requests).not.toContain("PutItem");
    expect(await trailAbout(article.id)).toHaveLength(1);
  });
});

describe("what is imported or exported", () => {
  const rowsOf = (count: number, domain: string) =>
    Array.from({ length: count }, (_, no) => ({ ...aSubscriberDraft(), email: `a${no}@${domain}.example` }));

  it("records an import with its counts, once for what it changed and not at all for a rehearsal", async () => {
    const { call } = await portal({ as: "editor" });
    const body = { organisationId, subscribers: rowsOf(3, "spur") };

    await call(news.subscribers.import, { query: {}, body: { ...body, dryRun: true } });
    await call(news.subscribers.import, { query: {}, body });
    await call(news.subscribers.import, { query: {}, body });

    const entries = await trailAbout(organisationId);
    expect(entries).toMatchObject([
      { action: "subscribers.imported", facts: { created: 3, updated: 0, deleted: 0, refused: 0 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain("@");
  });

  it("records what was exported, and nothing of a page that was looked at", async () => {
    const { call, user } = await as({ grants: [{ rule: "EDIT_NEWS" }] });
    await openSubscribers(table).insertMany(Array.from({ length: 4 }, () => aSubscriber({ organisationId })));
    const config = { skip: 0, limit: 15, withCreator: false, filters: [], sort: [] };

    await call(news.subscribers.list, { query: { config } });
    await call(news.subscribers.list, { query: { config: { ...config, searchTerm: "a" }, export: "csv" } });

    const own = await readTrail({ filters: [{ field: "actorId", values: [user.id], comparator: "eq" }] });
    expect(own).toMatchObject([
      { action: "subscribers.exported", group: "exports", facts: { isFiltered: true } },
    ]);
  });

  it("records who asked for more rows than a page shows, whatever they say it is for", async () => {
    const { call, user } = await as({ grants: [{ rule: "EDIT_NEWS" }] });
    await openSubscribers(table).insertMany(
      Array.from({ length: 101 }, () => aSubscriber({ organisationId })),
    );
    const config = { skip: 0, limit: 5000, withCreator: false, filters: [], sort: [] };

    const { data } = await call(news.subscribers.list, { query: { config } });

    const own = await readTrail({ filters: [{ field: "actorId", values: [user.id], comparator: "eq" }] });
    expect(own).toMatchObject([
      {
        action: "subscribers.exported",
        facts: { rows: data.totalCount, total: data.totalCount, isFiltered: false },
      },
    ]);
  });

  it("records that the trail itself was exported", async () => {
    const { call, user } = await visitAs("admin");
    const config = { skip: 0, limit: 5000, withCreator: false, filters: [], sort: [] };

    await call(administration.audit.list, { query: { config, export: "csv" } });

    expect((await readTrail())[0]).toMatchObject({ action: "audit.exported", actorId: user.id });
  });
});

describe("people", () => {
  it("record what decides about their rights, and nothing of the rest of their profile", async () => {
    const { call, people } = await visitAs("admin");
    const employee = await people.employees.insert(
      anEmployee({ employedAt: organisationId, isDirector: false, firstname: "Ida", lastname: "Spur" }),
    );
    const change = (body: object) =>
      call(organisations.employees.update, { params: { id: employee.id }, body });

    await change({ hobbies: "Bergsteigen" });
    await change({ isDirector: true, email: "neu@kanzlei.example" });

    const entries = await trailAbout(employee.id);
    expect(entries).toMatchObject([
      { action: "employee.changed", subjectName: expect.stringContaining("Ida Spur") },
    ]);
    expect(entries[0]?.facts).toEqual({ changed: ["isDirector", "email"] });
    expect(JSON.stringify(entries)).not.toMatch(/neu@|Bergsteigen/);
  });

  it("record with them who can no longer sign in", async () => {
    const { call, user: admin } = await visitAs("admin");
    const { user, employee } = await someUser();

    await call(organisations.employees.remove, { params: { id: employee.id }, query: {} });

    expect(await trailAbout(employee.id)).toMatchObject([{ action: "employee.deleted", actorId: admin.id }]);
    expect(await trailAbout(user.id)).toMatchObject([
      { action: "user.deactivated", actorId: admin.id, subjectName: user.username },
    ]);
  });
});
