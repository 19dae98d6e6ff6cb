import { describe, expect, it } from "vitest";
import { statusKey } from "../../../functions/data/newsletters/active-runs.ts";
import { openPeople } from "../../../functions/data/people/open-people.ts";
import { contentKey } from "../../../functions/news/runs/keys.ts";
import { anOffice } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import { HOUR, inHours } from "../sending/schedule.fixture.ts";
import { approvalFixture, refusal } from "./approval.fixture.ts";

const fixture = await approvalFixture();

describe("with four eyes a newsletter is not sent", () => {
  it("before somebody else has released it", async () => {
    const { id } = await fixture.aDraft();

    await expect(fixture.publish(id)).rejects.toMatchObject(refusal("not-released"));
    await expect(fixture.schedule(id, inHours(1))).rejects.toMatchObject(refusal("not-released"));
    await fixture.ask(id);
    await expect(fixture.publish(id)).rejects.toMatchObject(refusal("not-released"));
    expect((await fixture.read(id)).startedSendingAt).toBeNull();

    await fixture.give(id);
    await fixture.publish(id);

    expect((await fixture.read(id)).startedSendingAt).not.toBeNull();
  });

  it.each([
    ["its text", { content: "<p>Anders</p>" }],
    ["its recipients", { sendToClients: false }],
    ["its office", { organisationId: ownOffice.id }],
    ["its articles", { articles: [] as { id: string }[], content: "<p>Ohne Artikel</p>" }],
  ])("after a change of %s", async (_, changes) => {
    const { id } = await fixture.aReleased({}, { content: "<p>Guten Tag</p>" });

    const changed = await fixture.update(id, changes);

    expect(changed.release).toMatchObject({ state: "lapsed", decidedByName: expect.any(String) });
    await expect(fixture.publish(id)).rejects.toMatchObject(refusal("not-released"));
  });

  it("after a change of one of its articles, and its page shows so", async () => {
    const { id, articleId } = await fixture.aReleased();

    await fixture.changeArticle(articleId, { abstract: "Ganz anders." });

    await expect(fixture.publish(id)).rejects.toMatchObject(refusal("changed-since-released"));
    expect((await fixture.read(id)).release?.state).toBe("lapsed");
  });

  it("once an article that it only linked would go out whole", async () => {
    const { id, articleId } = await fixture.aReleased({ isPublicRelease: true });

    await fixture.changeArticle(articleId, { isPublicRelease: false });

    await expect(fixture.publish(id)).rejects.toMatchObject(refusal("changed-since-released"));
  });

  it("once somebody else would answer for it", async () => {
    const { organisations } = openPeople(fixture.table);
    const office = await organisations.insert(anOffice());
    const { id } = await fixture.aReleased({}, { organisationId: office.id });

    await organisations.update(office.id, (one) => ({ ...one, name: "Kanzlei Neu" }));

    await expect(fixture.publish(id)).rejects.toMatchObject(refusal("changed-since-released"));
  });

  it("unless nothing was changed when it was saved", async () => {
    const { id } = await fixture.aReleased();

    expect((await fixture.update(id, { releaseDate: inHours(2).toISOString() })).release?.state).toBe(
      "given",
    );
    await fixture.publish(id);
  });

  it("without four eyes it needs no release", async () => {
    await fixture.set({ fourEyesForNewsletters: false });
    const { id } = await fixture.aDraft();

    await fixture.publish(id);

    expect((await fixture.read(id)).startedSendingAt).not.toBeNull();
    await fixture.set({ fourEyesForNewsletters: true });
  });

  it("sends once more what was released before", async () => {
    const { id, articleId } = await fixture.aReleased();
    await fixture.publish(id);
    await fixture.changeArticle(articleId, { abstract: "Später geändert." });

    await expect(fixture.publish(id)).resolves.toMatchObject({ status: 200 });
  });

  it("does not send once more what was changed since and is not kept any more", async () => {
    const { id, articleId } = await fixture.aReleased();
    await fixture.publish(id);
    await fixture.runs.cancel(id, 1);
    await fixture.table.update(statusKey(id), {
      set: { lastChangeAt: inHours(-1).toISOString() },
    });
    await fixture.changeArticle(articleId, { abstract: "Später geändert." });
    await fixture.table.transact([{ Delete: { Key: contentKey(id, 1) } }]);

    await expect(fixture.publish(id, true)).rejects.toMatchObject(refusal("content-expired"));
  });
});

describe("a planned newsletter whose release is taken back", () => {
  it("does not go out, and who planned it hears so", async () => {
    const { id } = await fixture.aReleased();
    await fixture.schedule(id, inHours(1));

    const refused = await fixture.refuse(id);
    await fixture.sweep(inHours(2));

    expect(refused).toMatchObject({ scheduledAt: null, scheduleFailure: { reason: expect.any(String) } });
    expect(fixture.plansFor(id)).toEqual([]);
    expect(await fixture.notifiedOf(fixture.employee.id, id)).toContain("releaseRefused");
  });

  it("does not go out either when an article was changed", async () => {
    const { id, articleId } = await fixture.aReleased();
    await fixture.schedule(id, inHours(1));
    await fixture.changeArticle(articleId, { content: "<p>Neu</p>" });

    await fixture.sweep(new Date(Date.now() + 2 * HOUR));

    expect(fixture.plansFor(id)).toEqual([]);
    expect(await fixture.read(id)).toMatchObject({ scheduledAt: null, scheduleFailure: expect.any(Object) });
  });

  it("does not go out if it was planned before four eyes were asked for", async () => {
    await fixture.set({});
    const { id } = await fixture.aDraft();
    await fixture.schedule(id, inHours(1));
    await fixture.set({ fourEyesForNewsletters: true });

    await fixture.sweep(inHours(2));

    expect(fixture.plansFor(id)).toEqual([]);
    expect((await fixture.read(id)).scheduleFailure).not.toBeNull();
  });
});
