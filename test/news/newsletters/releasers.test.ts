import { describe, expect, it } from "vitest";
import { openPeople } from "../../../functions/data/people/open-people.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { Approval } from "../../../shared/news/approval.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { aUser } from "../../support/people.builder.ts";
import { otherOffice, ownOffice, readyPeople } from "../../support/viewers.ts";
import { inHours } from "../sending/schedule.fixture.ts";
import { approvalFixture, refusal } from "./approval.fixture.ts";

const fixture = await approvalFixture();

describe("who releases", () => {
  it("is neither who asked nor who wrote it last", async () => {
    const { id } = await fixture.aDraft();
    const third = await fixture.as(readyPeople.editor);
    await third.call(news.newsletterRelease.request, { params: { id }, body: null });

    await expect(fixture.give(id, third.call)).rejects.toMatchObject(refusal("own-release"));
    await expect(fixture.give(id, fixture.call)).rejects.toMatchObject(refusal("own-release"));
    expect((await fixture.give(id)).release).toMatchObject({
      state: "given",
      decidedBy: fixture.colleague.employee.id,
    });
  });

  it("stays another after the writer's newsletter was planned by somebody else", async () => {
    const { id } = await fixture.aDraft();
    await fixture.set({});
    const at = inHours(1).toISOString();
    await fixture.colleague.call(news.sending.schedule, { params: { id }, body: { at } });
    await fixture.colleague.call(news.sending.unschedule, { params: { id } });
    await fixture.set({ fourEyesForNewsletters: true });
    const third = await fixture.as(readyPeople.editor);
    await third.call(news.newsletterRelease.request, { params: { id }, body: null });

    await expect(fixture.give(id, fixture.call)).rejects.toMatchObject(refusal("own-release"));
  });

  it("edits news of that office, now", async () => {
    const { id } = await fixture.aDraft({}, { organisationId: ownOffice.id });
    const neighbour = await fixture.as({
      grants: [{ rule: "READ_NEWS" }, { rule: "EDIT_NEWS", ressource: otherOffice.id }],
    });
    const leaving = await fixture.as(readyPeople.officeEditor);
    await fixture.ask(id);
    await openPeople(fixture.table).roles.update(leaving.role.id, (role) => ({
      ...role,
      rules: [{ rule: "READ_NEWS", ressource: null }],
    }));

    await expect(fixture.give(id, neighbour.call)).rejects.toMatchObject({ status: 404 });
    await expect(fixture.give(id, leaving.call)).rejects.toMatchObject({ status: 404 });
    expect(await fixture.waitingFor(leaving.call)).toEqual([]);
  });

  it("is an administrator where nobody else is left, and nobody if there is none", async () => {
    const office = ownOffice.id;
    const { id } = await fixture.aDraft({}, { organisationId: office });

    await expect(fixture.ask(id, ["somebody-else"])).rejects.toMatchObject(refusal("nobody-releases"));
    const admin = await fixture.as("admin");
    await fixture.ask(id, [admin.employee.id]);

    expect(await fixture.waitingFor(admin.call)).toContain(id);
    expect(await fixture.waitingFor(fixture.colleague.call)).not.toContain(id);
    expect((await fixture.give(id, admin.call)).release?.state).toBe("given");
  });
});

describe("asking, giving and refusing", () => {
  it("counts somebody with several accounts once", async () => {
    const { id } = await fixture.aDraft();
    await openPeople(fixture.table).users.insert(
      aUser({ employeeId: fixture.colleague.employee.id, roleId: fixture.colleague.role.id }),
    );

    await fixture.ask(id);

    const { data } = await fixture.call(news.releasers.read, { query: {} });
    expect(data.people.filter((one) => one.id === fixture.colleague.employee.id)).toHaveLength(1);
    expect(await fixture.notifiedOf(fixture.colleague.employee.id, id)).toEqual(["releaseAsked"]);
  });

  it("refuses only what was seen: neither a release given meanwhile nor a later request", async () => {
    const { id } = await fixture.aDraft();
    const refuseAs = (seen: Pick<Approval, "state" | "askedAt">) =>
      fixture.colleague.call(news.newsletterRelease.refuse, {
        params: { id },
        body: { note: "Bitte kürzen.", seen },
      });
    const { release: asked } = await fixture.ask(id);
    if (!asked) throw new Error("Nothing was asked");
    await fixture.give(id);

    await expect(refuseAs(asked)).rejects.toMatchObject({ status: 409, code: "entity.changed" });
    const { release: again } = await fixture.ask(id);
    await expect(refuseAs(asked)).rejects.toMatchObject({ status: 409, code: "entity.changed" });

    expect((await fixture.read(id)).release).toEqual(again);
    if (again) await refuseAs(again);
    expect((await fixture.read(id)).release?.state).toBe("refused");
  });

  it("shows those who are asked what would go out, by mail and bell, and waits for them", async () => {
    const { id } = await fixture.aDraft();

    await fixture.ask(id);

    const { subject, html } = await fixture.mailAbout(id);
    expect(subject).toBe("Bitte um Freigabe: Steuernews im November");
    expect(html).toContain(`https://portal.example/news/newsletters/${id}`);
    expect(html).toContain("Grunderwerbsteuer beim Kauf");
    expect(await fixture.notifiedOf(fixture.colleague.employee.id, id)).toEqual(["releaseAsked"]);
    expect(await fixture.notifiedOf(fixture.employee.id, id)).toEqual([]);
    expect(await fixture.waitingFor(fixture.colleague.call)).toContain(id);
    expect(await fixture.waitingFor(fixture.call)).not.toContain(id);
  });

  it("tells the author of the decision", async () => {
    const { id } = await fixture.aDraft();
    await fixture.ask(id);

    const refused = await fixture.refuse(id, "Bitte die Frist prüfen.");

    expect(refused.release).toMatchObject({ state: "refused", note: "Bitte die Frist prüfen." });
    expect(await fixture.notifiedOf(fixture.employee.id, id)).toEqual(["releaseRefused"]);
    expect(await fixture.waitingFor(fixture.colleague.call)).not.toContain(id);
    await expect(fixture.publish(id)).rejects.toMatchObject(refusal("not-released"));
    await expect(fixture.give(id)).rejects.toMatchObject(refusal("release-not-asked"));
  });

  it("tells nobody who may no longer see the newsletter", async () => {
    const { id } = await fixture.aDraft();
    const leaving = await fixture.as(readyPeople.editor);
    await leaving.call(news.newsletterRelease.request, { params: { id }, body: null });
    await openPeople(fixture.table).roles.update(leaving.role.id, (role) => ({ ...role, rules: [] }));

    await fixture.refuse(id);

    expect(await fixture.notifiedOf(fixture.employee.id, id)).toEqual(["releaseRefused"]);
    expect(await fixture.notifiedOf(leaving.employee.id, id)).toEqual([]);
  });

  it("counts once when two give it at the same time", async () => {
    const { id } = await fixture.aDraft();
    const third = await fixture.as(readyPeople.editor);
    await fixture.ask(id);

    const given = await Promise.all([fixture.give(id), fixture.give(id, third.call), fixture.give(id)]);

    expect(new Set(given.map(({ release }) => release?.decidedBy)).size).toBe(1);
    expect(await fixture.notifiedOf(fixture.employee.id, id)).toEqual(["releaseGiven"]);
  });

  it("is never given to what was changed while it was", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await fixture.aDraft();
      await fixture.ask(id);

      await Promise.allSettled([fixture.give(id), fixture.update(id, { content: `<p>Neu ${round}</p>` })]);

      expect((await fixture.read(id)).release?.state).toBe("lapsed");
      await expect(fixture.publish(id)).rejects.toMatchObject(refusal("not-released"));
    }
  });

  it("is not given to an article that was changed since it was asked for", async () => {
    const { id, articleId } = await fixture.aDraft();
    await fixture.ask(id);
    await fixture.changeArticle(articleId, { title: "Ein anderer Titel" });

    await expect(fixture.give(id)).rejects.toMatchObject(refusal("changed-since-asked"));
  });

  it("waits for nobody once an article was changed, and every list says so", async () => {
    const { id, articleId } = await fixture.aDraft();
    await fixture.ask(id);
    const waiting = async () => {
      const { data } = await fixture.colleague.call(news.sending.running, {});
      return data.toRelease.map((one) => one.id);
    };
    expect(await waiting()).toContain(id);

    await fixture.changeArticle(articleId, { title: "Ein anderer Titel" });

    expect(await waiting()).not.toContain(id);
    const query = { config: listConfig({ limit: 100 }) };
    const { data: list } = await fixture.colleague.call(news.newsletters.list, { query });
    expect(list.data.find((one) => one.id === id)?.release?.state).toBe("lapsed");
  });

  it("shows nothing of it to those who read what was sent", async () => {
    const { id } = await fixture.aDraft();
    await fixture.ask(id);
    await fixture.refuse(id, "Nur für uns.");
    await fixture.ask(id);
    await fixture.give(id);
    await fixture.publish(id);
    const reader = await fixture.as("employee");
    const query = { config: listConfig({ limit: 100 }) };

    const { data: read } = await reader.call(news.newsletters.read, { params: { id } });
    const { data: list } = await reader.call(news.newsletters.list, { query });

    expect(read.release).toBeNull();
    expect(list.data.find((one) => one.id === id)).toMatchObject({ release: null });
  });

  it("keeps what is stored of it off the wire", async () => {
    const { id } = await fixture.aDraft();

    const { release } = await fixture.ask(id);

    expect(Approval.strict().safeParse(release).success).toBe(true);
  });
});
