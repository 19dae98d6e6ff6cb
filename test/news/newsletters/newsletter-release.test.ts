import { beforeAll, describe, expect, it } from "vitest";
import { openNotifications } from "../../../functions/data/notifications/notifications.repository.ts";
import { openPeople } from "../../../functions/data/people/open-people.ts";
import { contentKey, statusKey } from "../../../functions/news/sending/keys.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { Release } from "../../../shared/news/release.ts";
import { anOffice, aUser } from "../../support/people.builder.ts";
import { otherOffice, ownOffice, readyPeople } from "../../support/viewers.ts";
import { HOUR, inHours } from "../sending/schedule-desk.ts";
import { releaseDesk } from "./release-desk.ts";

let desk: Awaited<ReturnType<typeof releaseDesk>>;

beforeAll(async () => {
  desk = await releaseDesk();
});

const refusal = (code: string, status = 422) => ({ status, code: `newsletter.${code}` });

const toldOf = async (person: string, id: string) =>
  (await openNotifications(desk.table).allOf(person, new Date()))
    .filter(({ subjectId }) => subjectId === id)
    .map(({ kind }) => kind);

describe("with four eyes a newsletter is not sent", () => {
  it("before somebody else has released it", async () => {
    const { id } = await desk.aDraft();

    await expect(desk.publish(id)).rejects.toMatchObject(refusal("not-released"));
    await expect(desk.schedule(id, inHours(1))).rejects.toMatchObject(refusal("not-released"));
    await desk.ask(id);
    await expect(desk.publish(id)).rejects.toMatchObject(refusal("not-released"));
    expect((await desk.read(id)).startedSendingAt).toBeNull();

    await desk.give(id);
    await desk.publish(id);

    expect((await desk.read(id)).startedSendingAt).not.toBeNull();
  });

  it.each([
    ["its text", { content: "<p>Anders</p>" }],
    ["its recipients", { sendToClients: false }],
    ["its office", { organisationId: ownOffice.id }],
    ["its articles", { articles: [] as { id: string }[], content: "<p>Ohne Artikel</p>" }],
  ])("after a change of %s", async (_, changes) => {
    const { id } = await desk.aDraft({}, { content: "<p>Guten Tag</p>" });
    await desk.ask(id);
    await desk.give(id);

    const changed = await desk.update(id, changes);

    expect(changed.release).toMatchObject({ state: "lapsed", decidedByName: expect.any(String) });
    await expect(desk.publish(id)).rejects.toMatchObject(refusal("not-released"));
  });

  it("after a change of one of its articles, and its page shows so", async () => {
    const { id, articleId } = await desk.aDraft();
    await desk.ask(id);
    await desk.give(id);

    await desk.stored.articles.update(articleId, (article) => ({ ...article, abstract: "Ganz anders." }));

    await expect(desk.publish(id)).rejects.toMatchObject(refusal("changed-since-released"));
    expect((await desk.read(id)).release?.state).toBe("lapsed");
  });

  it("once an article that it only linked would go out whole", async () => {
    const { id, articleId } = await desk.aDraft({ isPublicRelease: true });
    await desk.ask(id);
    await desk.give(id);

    await desk.stored.articles.update(articleId, (article) => ({ ...article, isPublicRelease: false }));

    await expect(desk.publish(id)).rejects.toMatchObject(refusal("changed-since-released"));
  });

  it("once somebody else would answer for it", async () => {
    const { organisations } = openPeople(desk.table);
    const office = await organisations.insert(anOffice());
    const { id } = await desk.aDraft({}, { organisationId: office.id });
    await desk.ask(id);
    await desk.give(id);

    await organisations.update(office.id, (one) => ({ ...one, name: "Kanzlei Neu" }));

    await expect(desk.publish(id)).rejects.toMatchObject(refusal("changed-since-released"));
  });

  it("unless nothing was changed when it was saved", async () => {
    const { id } = await desk.aDraft();
    await desk.ask(id);
    await desk.give(id);

    expect((await desk.update(id, { releaseDate: inHours(2).toISOString() })).release?.state).toBe("given");
    await desk.publish(id);
  });

  it("without four eyes it needs no release", async () => {
    await desk.set({ fourEyesForNewsletters: false });
    const { id } = await desk.aDraft();

    await desk.publish(id);

    expect((await desk.read(id)).startedSendingAt).not.toBeNull();
    await desk.set({ fourEyesForNewsletters: true });
  });

  it("sends once more what was released before", async () => {
    const { id, articleId } = await desk.aDraft();
    await desk.ask(id);
    await desk.give(id);
    await desk.publish(id);
    await desk.stored.articles.update(articleId, (article) => ({ ...article, abstract: "Später geändert." }));

    await expect(desk.publish(id)).resolves.toMatchObject({ status: 200 });
  });

  it("does not send once more what was changed since and is not kept any more", async () => {
    const { id, articleId } = await desk.aDraft();
    await desk.ask(id);
    await desk.give(id);
    await desk.publish(id);
    await desk.runs.cancel(id, 1);
    await desk.table.update(statusKey(id), {
      UpdateExpression: "SET lastChangeAt = :then",
      ExpressionAttributeValues: { ":then": inHours(-1).toISOString() },
    });
    await desk.stored.articles.update(articleId, (article) => ({ ...article, abstract: "Später geändert." }));
    await desk.table.transact([{ Delete: { Key: contentKey(id, 1) } }]);

    await expect(desk.publish(id, true)).rejects.toMatchObject(refusal("content-expired"));
  });
});

describe("who releases", () => {
  it("is neither who asked nor who wrote it last", async () => {
    const { id } = await desk.aDraft();
    const third = await desk.as(readyPeople.editor);
    await third.call(news.newsletterRelease.request, { params: { id }, body: null });

    await expect(desk.give(id, third.call)).rejects.toMatchObject(refusal("own-release"));
    await expect(desk.give(id, desk.call)).rejects.toMatchObject(refusal("own-release"));
    expect((await desk.give(id)).release).toMatchObject({
      state: "given",
      decidedBy: desk.colleague.employee.id,
    });
  });

  it("stays another after the writer's newsletter was planned by somebody else", async () => {
    const { id } = await desk.aDraft();
    await desk.set({});
    const at = inHours(1).toISOString();
    await desk.colleague.call(news.sending.schedule, { params: { id }, body: { at } });
    await desk.colleague.call(news.sending.unschedule, { params: { id } });
    await desk.set({ fourEyesForNewsletters: true });
    const third = await desk.as(readyPeople.editor);
    await third.call(news.newsletterRelease.request, { params: { id }, body: null });

    await expect(desk.give(id, desk.call)).rejects.toMatchObject(refusal("own-release"));
  });

  it("edits news of that office, now", async () => {
    const { id } = await desk.aDraft({}, { organisationId: ownOffice.id });
    const neighbour = await desk.as({
      grants: [{ rule: "READ_NEWS" }, { rule: "EDIT_NEWS", ressource: otherOffice.id }],
    });
    const leaving = await desk.as(readyPeople.officeEditor);
    await desk.ask(id);
    await openPeople(desk.table).roles.update(leaving.role.id, (role) => ({
      ...role,
      rules: [{ rule: "READ_NEWS", ressource: null }],
    }));

    await expect(desk.give(id, neighbour.call)).rejects.toMatchObject({ status: 404 });
    await expect(desk.give(id, leaving.call)).rejects.toMatchObject({ status: 404 });
    expect(await desk.waitingFor(leaving.call)).toEqual([]);
  });

  it("is an administrator where nobody else is left, and nobody if there is none", async () => {
    const office = ownOffice.id;
    const { id } = await desk.aDraft({}, { organisationId: office });

    await expect(desk.ask(id, ["somebody-else"])).rejects.toMatchObject(refusal("nobody-releases"));
    const admin = await desk.as("admin");
    await desk.ask(id, [admin.employee.id]);

    expect(await desk.waitingFor(admin.call)).toContain(id);
    expect(await desk.waitingFor(desk.colleague.call)).not.toContain(id);
    expect((await desk.give(id, admin.call)).release?.state).toBe("given");
  });
});

describe("asking, giving and refusing", () => {
  it("counts somebody with several accounts once", async () => {
    const { id } = await desk.aDraft();
    await openPeople(desk.table).users.insert(
      aUser({ employeeId: desk.colleague.employee.id, roleId: desk.colleague.role.id }),
    );

    await desk.ask(id);

    const { data } = await desk.call(news.releasers.read, { query: {} });
    expect(data.people.filter((one) => one.id === desk.colleague.employee.id)).toHaveLength(1);
    expect(await toldOf(desk.colleague.employee.id, id)).toEqual(["releaseAsked"]);
  });

  it("refuses only what was seen: neither a release given meanwhile nor a later request", async () => {
    const { id } = await desk.aDraft();
    const refuseAs = (seen: Pick<Release, "state" | "askedAt">) =>
      desk.colleague.call(news.newsletterRelease.refuse, {
        params: { id },
        body: { note: "Bitte kürzen.", seen },
      });
    const { release: asked } = await desk.ask(id);
    if (!asked) throw new Error("Nothing was asked");
    await desk.give(id);

    await expect(refuseAs(asked)).rejects.toMatchObject({ status: 409, code: "entity.changed" });
    const { release: again } = await desk.ask(id);
    await expect(refuseAs(asked)).rejects.toMatchObject({ status: 409, code: "entity.changed" });

    expect((await desk.read(id)).release).toEqual(again);
    if (again) await refuseAs(again);
    expect((await desk.read(id)).release?.state).toBe("refused");
  });

  it("shows those who are asked what would go out, by mail and bell, and waits for them", async () => {
    const { id } = await desk.aDraft();

    await desk.ask(id);

    const { subject, html } = await desk.mailAbout(id);
    expect(subject).toBe("Bitte um Freigabe: Steuernews im November");
    expect(html).toContain(`https://portal.example/news/newsletters/${id}`);
    expect(html).toContain("Grunderwerbsteuer beim Kauf");
    expect(await toldOf(desk.colleague.employee.id, id)).toEqual(["releaseAsked"]);
    expect(await toldOf(desk.employee.id, id)).toEqual([]);
    expect(await desk.waitingFor(desk.colleague.call)).toContain(id);
    expect(await desk.waitingFor(desk.call)).not.toContain(id);
  });

  it("tells the author of the decision", async () => {
    const { id } = await desk.aDraft();
    await desk.ask(id);

    const refused = await desk.refuse(id, "Bitte die Frist prüfen.");

    expect(refused.release).toMatchObject({ state: "refused", note: "Bitte die Frist prüfen." });
    expect(await toldOf(desk.employee.id, id)).toEqual(["releaseRefused"]);
    expect(await desk.waitingFor(desk.colleague.call)).not.toContain(id);
    await expect(desk.publish(id)).rejects.toMatchObject(refusal("not-released"));
    await expect(desk.give(id)).rejects.toMatchObject(refusal("release-not-asked"));
  });

  it("tells nobody who may no longer see the newsletter", async () => {
    const { id } = await desk.aDraft();
    const leaving = await desk.as(readyPeople.editor);
    await leaving.call(news.newsletterRelease.request, { params: { id }, body: null });
    await openPeople(desk.table).roles.update(leaving.role.id, (role) => ({ ...role, rules: [] }));

    await desk.refuse(id);

    expect(await toldOf(desk.employee.id, id)).toEqual(["releaseRefused"]);
    expect(await toldOf(leaving.employee.id, id)).toEqual([]);
  });

  it("counts once when two give it at the same time", async () => {
    const { id } = await desk.aDraft();
    const third = await desk.as(readyPeople.editor);
    await desk.ask(id);

    const given = await Promise.all([desk.give(id), desk.give(id, third.call), desk.give(id)]);

    expect(new Set(given.map(({ release }) => release?.decidedBy)).size).toBe(1);
    expect(await toldOf(desk.employee.id, id)).toEqual(["releaseGiven"]);
  });

  it("is never given to what was changed while it was", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await desk.aDraft();
      await desk.ask(id);

      await Promise.allSettled([desk.give(id), desk.update(id, { content: `<p>Neu ${round}</p>` })]);

      expect((await desk.read(id)).release?.state).toBe("lapsed");
      await expect(desk.publish(id)).rejects.toMatchObject(refusal("not-released"));
    }
  });

  it("is not given to an article that was changed since it was asked for", async () => {
    const { id, articleId } = await desk.aDraft();
    await desk.ask(id);
    await desk.stored.articles.update(articleId, (article) => ({ ...article, title: "Ein anderer Titel" }));

    await expect(desk.give(id)).rejects.toMatchObject(refusal("changed-since-asked"));
  });

  it("waits for nobody once an article was changed, and every list says so", async () => {
    const { id, articleId } = await desk.aDraft();
    await desk.ask(id);
    const waiting = async () => {
      const { data } = await desk.colleague.call(news.sending.running, {});
      return data.toRelease.map((one) => one.id);
    };
    expect(await waiting()).toContain(id);

    await desk.stored.articles.update(articleId, (article) => ({ ...article, title: "Ein anderer Titel" }));

    expect(await waiting()).not.toContain(id);
    const query = { config: listConfig({ limit: 100 }) };
    const { data: list } = await desk.colleague.call(news.newsletters.list, { query });
    expect(list.data.find((one) => one.id === id)?.release?.state).toBe("lapsed");
  });

  it("shows nothing of it to those who read what was sent", async () => {
    const { id } = await desk.aDraft();
    await desk.ask(id);
    await desk.refuse(id, "Nur für uns.");
    await desk.ask(id);
    await desk.give(id);
    await desk.publish(id);
    const reader = await desk.as("employee");
    const query = { config: listConfig({ limit: 100 }) };

    const { data: read } = await reader.call(news.newsletters.read, { params: { id } });
    const { data: list } = await reader.call(news.newsletters.list, { query });

    expect(read.release).toBeNull();
    expect(list.data.find((one) => one.id === id)).toMatchObject({ release: null });
  });

  it("keeps what is stored of it off the wire", async () => {
    const { id } = await desk.aDraft();

    const { release } = await desk.ask(id);

    expect(Release.strict().safeParse(release).success).toBe(true);
  });
});

describe("a planned newsletter whose release is taken back", () => {
  it("does not go out, and who planned it hears so", async () => {
    const { id } = await desk.aDraft();
    await desk.ask(id);
    await desk.give(id);
    await desk.schedule(id, inHours(1));

    const refused = await desk.refuse(id);
    await desk.sweep(inHours(2));

    expect(refused).toMatchObject({ scheduledAt: null, scheduleFailure: { reason: expect.any(String) } });
    expect(desk.plansFor(id)).toEqual([]);
    expect(await toldOf(desk.employee.id, id)).toContain("releaseRefused");
  });

  it("does not go out either when an article was changed", async () => {
    const { id, articleId } = await desk.aDraft();
    await desk.ask(id);
    await desk.give(id);
    await desk.schedule(id, inHours(1));
    await desk.stored.articles.update(articleId, (article) => ({ ...article, content: "<p>Neu</p>" }));

    await desk.sweep(new Date(Date.now() + 2 * HOUR));

    expect(desk.plansFor(id)).toEqual([]);
    expect(await desk.read(id)).toMatchObject({ scheduledAt: null, scheduleFailure: expect.any(Object) });
  });

  it("does not go out if it was planned before four eyes were asked for", async () => {
    await desk.set({});
    const { id } = await desk.aDraft();
    await desk.schedule(id, inHours(1));
    await desk.set({ fourEyesForNewsletters: true });

    await desk.sweep(inHours(2));

    expect(desk.plansFor(id)).toEqual([]);
    expect((await desk.read(id)).scheduleFailure).not.toBeNull();
  });
});
