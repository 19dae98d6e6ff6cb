import { describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/news/articles/articles.collection.ts";
import { openNewsletters } from "../../../functions/news/newsletters/newsletters.collection.ts";
import { openSubscribers } from "../../../functions/news/subscribers/subscribers.collection.ts";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { defaultSettings } from "../../../shared/administration/settings.contract.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { password, someUser } from "../../login/credentials.ts";
import { portal } from "../../portal.ts";
import { readTrail, trailAbout } from "../../support/audit.ts";
import { aNewsletter, anArticle, aSubscriber, aSubscriberDraft } from "../../support/news.builder.ts";
import { anEmployee, aRole } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const organisationId = ownOffice.id;

/** Somebody's browser, and the ground it stands on. */
const visitAs = async (name: "admin" | "editor") => {
  const { as, people, table } = await portal();
  return { ...(await as(name)), people, table };
};

describe("signing in", () => {
  it("leaves who came in, in the requests it takes anyway", async () => {
    const { user, credentials } = await someUser();
    const { call } = await portal();
    await call(login.signIn, { body: credentials });

    const { requests } = await call(login.signIn, { body: credentials });

    expect(requests.filter((name) => name !== "GetItem").toSorted()).toEqual([
      "BatchGetItem",
      "TransactWriteItems",
      "UpdateItem",
    ]);
    const [entry, first] = await trailAbout(user.id);
    expect(entry).toMatchObject({
      action: "session.started",
      group: "signIns",
      actorId: user.id,
      actorName: user.username,
      subjectKind: "user",
      subjectName: user.username,
    });
    expect(first?.action).toBe("session.started");
    expect(Date.now() - Date.parse(entry?.at ?? "")).toBeLessThan(60_000);
  });

  it.each([
    ["a wrong password", {}, "falsch", "wrongPassword"],
    ["a user who may not sign in", { isActive: false }, password, "notActive"],
    ["a password that has to be changed", { hasTemporaryPassword: true }, password, "temporaryPassword"],
  ])("leaves who did not come in: %s", async (_, overrides, typed, reason) => {
    const { user } = await someUser(overrides);
    const { send } = await portal();

    await send(login.signIn, { body: { username: user.username, password: typed } });

    expect(await trailAbout(user.id)).toMatchObject([
      { action: "session.refused", actorId: null, subjectName: user.username, facts: { reason } },
    ]);
  });

  it("keeps no name that nobody has: people type their password there", async () => {
    const { send, table } = await portal();
    const typed = "Hier-stand-ein-Kennwort-1";

    await send(login.signIn, { body: { username: typed, password: typed } });

    const [entry] = await readTrail();
    expect(entry).toMatchObject({
      action: "session.refused",
      subjectId: null,
      subjectName: null,
      facts: { reason: "unknownName" },
    });
    const stored = await table.query({
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": `AUDIT#${entry?.at.slice(0, 7)}` },
    });
    expect(JSON.stringify(stored)).not.toContain(typed);
  });
});

describe("passwords", () => {
  it("leave who changed the own one, and never what it is", async () => {
    const { user, credentials } = await someUser();
    const { call, table } = await portal();
    const newPassword = "Sieben Störche am Teich";
    await call(login.signIn, { body: credentials });

    await call(login.password, { body: { password, newPassword } });

    const [entry] = await trailAbout(user.id);
    expect(entry).toMatchObject({ action: "password.changed", actorId: user.id, facts: {} });
    const stored = await table.query({
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": `AUDIT#${entry?.at.slice(0, 7)}` },
    });
    expect(JSON.stringify(stored)).not.toMatch(/Störche|langes Kennwort|argon2/);
  });

  it("leave who set one anew after an administrator had typed one", async () => {
    const { user } = await someUser({ hasTemporaryPassword: true });
    const { call } = await portal();

    await call(login.reset, {
      body: { username: user.username, code: password, newPassword: "Sieben Störche am Teich" },
    });

    expect(await trailAbout(user.id)).toMatchObject([{ action: "password.reset", actorId: user.id }]);
  });

  it("leave that somebody ended own sessions elsewhere", async () => {
    const { user, credentials } = await someUser();
    const { call } = await portal();
    await call(login.signIn, { body: credentials });

    await call(login.sessions.removeOthers, {});

    expect((await trailAbout(user.id))[0]).toMatchObject({ action: "session.ended", actorId: user.id });
  });
});

describe("users and rights", () => {
  it("leave who made a user, with which role, and who was invited", async () => {
    const { call, people, user: admin } = await visitAs("admin");
    const role = await people.roles.insert(aRole({ name: "Spurensuche" }));
    const employee = await people.employees.insert(anEmployee());

    const { data } = await call(login.users.create, {
      body: { username: "spur.neu", employeeId: employee.id, roleId: role.id },
    });
    await call(login.users.invite, { params: { id: data.id } });

    expect(await trailAbout(data.id)).toMatchObject([
      { action: "user.invited", actorId: admin.id, subjectName: "spur.neu" },
      {
        action: "user.created",
        actorId: admin.id,
        subjectName: "spur.neu",
        facts: { given: ["Spurensuche"] },
      },
    ]);
  });

  it("leave what became of a user, field by field, and nothing where all stays as it is", async () => {
    const { user } = await someUser();
    const { call } = await portal({ as: "admin" });
    const change = (body: object) => call(login.users.update, { params: { id: user.id }, body });

    await change({ isActive: true });
    await change({ isAdmin: true });
    await change({ isAdmin: false, username: `${user.username}.neu` });
    await change({ isActive: false });
    await change({ isActive: true });

    expect(
      (await trailAbout(user.id)).map(({ action, subjectName, facts }) => ({ action, subjectName, facts })),
    ).toEqual([
      { action: "user.activated", subjectName: `${user.username}.neu`, facts: { changed: ["isActive"] } },
      { action: "user.deactivated", subjectName: `${user.username}.neu`, facts: { changed: ["isActive"] } },
      {
        action: "user.changed",
        subjectName: `${user.username}.neu`,
        facts: { changed: ["username", "isAdmin"], isAdmin: false },
      },
      { action: "user.changed", subjectName: user.username, facts: { changed: ["isAdmin"], isAdmin: true } },
    ]);
  });

  it("leave which roles were given and taken, by name", async () => {
    const { call, people } = await visitAs("admin");
    const [given, taken] = await Promise.all(
      ["Gegeben", "Genommen"].map((name) => people.roles.insert(aRole({ name }))),
    );
    const { user } = await someUser({ assignments: [{ roleId: taken?.id ?? "", active: true }] });
    const rows = [
      { userId: user.id, roleId: given?.id ?? "", active: true },
      { userId: user.id, roleId: taken?.id ?? "", active: false },
    ];

    await call(login.roles.assign, { params: { id: user.id }, body: rows });
    await call(login.roles.assign, { params: { id: user.id }, body: rows });

    expect(await trailAbout(user.id)).toMatchObject([
      {
        action: "user.roles-changed",
        subjectName: user.username,
        facts: { given: ["Gegeben"], taken: ["Genommen"] },
      },
    ]);
  });

  it("leave what a role grants, from its making to its end", async () => {
    const { call } = await portal({ as: "admin" });
    const draft = { name: "Spur", ruleGroupName: "News", rules: [{ rule: "READ_NEWS" as const }] };

    const { data } = await call(login.roles.create, { body: draft });
    const rules = [{ rule: "EDIT_NEWS" as const, ressource: organisationId }];
    await call(login.roles.update, { params: { id: data.id }, body: { ...draft, rules, name: "Fährte" } });
    await call(login.roles.remove, { params: { id: data.id } });

    expect(await trailAbout(data.id)).toMatchObject([
      { action: "role.deleted", subjectName: "Fährte" },
      {
        action: "role.changed",
        facts: { changed: ["name"], given: [`EDIT_NEWS:${organisationId}`], taken: ["READ_NEWS"] },
      },
      { action: "role.created", subjectName: "Spur", facts: { given: ["READ_NEWS"], taken: [] } },
    ]);
  });

  it("leave nothing where the change was refused", async () => {
    const { user } = await someUser();
    const { call } = await portal({ as: "admin" });

    const changing = call(login.users.update, { params: { id: user.id }, body: { roleId: "gibt-es-nicht" } });

    await expect(changing).rejects.toMatchObject({ code: "user.role-unknown" });
    expect(await trailAbout(user.id)).toEqual([]);
  });

  it("leave that somebody set the portal", async () => {
    const { call, user } = await visitAs("admin");

    await call(administration.settings.update, { body: defaultSettings });

    expect((await readTrail())[0]).toMatchObject({ action: "settings.changed", actorId: user.id });
  });
});

describe("what is removed", () => {
  it("leaves its title, and of a subscriber no name", async () => {
    const { call, table, user } = await visitAs("editor");
    const article = await openArticles(table).insert(anArticle({ organisationId, title: "Umsatzsteuer" }));
    const newsletter = await openNewsletters(table).insert(aNewsletter({ organisationId, title: "Jänner" }));
    const subscriber = await openSubscribers(table).insert(aSubscriber({ organisationId }));

    await call(news.articles.remove, { params: { id: article.id } });
    await call(news.newsletters.remove, { params: { id: newsletter.id } });
    await call(news.subscribers.remove, { params: { id: subscriber.id } });

    const left = await Promise.all([article.id, newsletter.id, subscriber.id].map(trailAbout));
    expect(left).toMatchObject([
      [{ action: "article.deleted", subjectName: "Umsatzsteuer", actorId: user.id, group: "deletions" }],
      [{ action: "newsletter.deleted", subjectName: "Jänner", actorName: user.username }],
      [{ action: "subscriber.deleted", subjectName: null }],
    ]);
    expect(JSON.stringify(left)).not.toContain(subscriber.email);
  });

  it("is removed with its entry, or not at all", async () => {
    const { call, table } = await visitAs("editor");
    const article = await openArticles(table).insert(anArticle({ organisationId }));

    const { requests } = await call(news.articles.remove, { params: { id: article.id } });

    expect(requests).not.toContain("PutItem");
    expect(await trailAbout(article.id)).toHaveLength(1);
  });
});

describe("what is brought in or taken home", () => {
  const rowsOf = (count: number, domain: string) =>
    Array.from({ length: count }, (_, no) => ({ ...aSubscriberDraft(), email: `a${no}@${domain}.example` }));

  it("leaves an import with its counts, once for what it changed and not at all for a rehearsal", async () => {
    const { call } = await portal({ as: "editor" });
    const body = { organisationId, subscribers: rowsOf(3, "spur") };

    await call(news.subscribers.import, { query: {}, body: { ...body, dryRun: true } });
    await call(news.subscribers.import, { query: {}, body });
    await call(news.subscribers.import, { query: {}, body });

    const left = await trailAbout(organisationId);
    expect(left).toMatchObject([
      { action: "subscribers.imported", facts: { created: 3, updated: 0, deleted: 0, refused: 0 } },
    ]);
    expect(JSON.stringify(left)).not.toContain("@");
  });

  it("leaves what was exported, and nothing of a page that was looked at", async () => {
    const { as, table } = await portal();
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

  it("leaves who asked for more rows than a page shows, whatever they say it is for", async () => {
    const { as, table } = await portal();
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

  it("leaves that the trail itself was taken home", async () => {
    const { call, user } = await visitAs("admin");
    const config = { skip: 0, limit: 5000, withCreator: false, filters: [], sort: [] };

    await call(administration.audit.list, { query: { config, export: "csv" } });

    expect((await readTrail())[0]).toMatchObject({ action: "audit.exported", actorId: user.id });
  });
});

describe("people", () => {
  it("leave what decides about their rights, and nothing of the rest of their profile", async () => {
    const { call, people } = await visitAs("admin");
    const employee = await people.employees.insert(
      anEmployee({ employedAt: organisationId, isDirector: false, firstname: "Ida", lastname: "Spur" }),
    );
    const change = (body: object) =>
      call(organisations.employees.update, { params: { id: employee.id }, body });

    await change({ hobbies: "Bergsteigen" });
    await change({ isDirector: true, email: "neu@kanzlei.example" });

    const left = await trailAbout(employee.id);
    expect(left).toMatchObject([
      { action: "employee.changed", subjectName: expect.stringContaining("Ida Spur") },
    ]);
    expect(left[0]?.facts).toEqual({ changed: ["isDirector", "email"] });
    expect(JSON.stringify(left)).not.toMatch(/neu@|Bergsteigen/);
  });

  it("leave with them who can no longer sign in", async () => {
    const { call, user: admin } = await visitAs("admin");
    const { user, employee } = await someUser();

    await call(organisations.employees.remove, { params: { id: employee.id } });

    expect(await trailAbout(employee.id)).toMatchObject([{ action: "employee.deleted", actorId: admin.id }]);
    expect(await trailAbout(user.id)).toMatchObject([
      { action: "user.deactivated", actorId: admin.id, subjectName: user.username },
    ]);
  });
});
