import { describe, expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { inHours, scheduleFixture } from "../../news/sending/schedule.fixture.ts";
import { trailAbout } from "../../support/audit.ts";

const fixture = await scheduleFixture();

const shortly = async (id: string) =>
  (await trailAbout(id)).map(({ action, actorId, subjectName, facts }) => ({
    action,
    actorId,
    subjectName,
    facts,
  }));

describe("what sending records in the audit trail", () => {
  it("is who let a newsletter go out, once however often it is asked for", async () => {
    const { id } = await fixture.aDraft({}, { title: "Jännerbrief" });

    const { requests } = await fixture.publish(id);
    await fixture.publish(id);

    expect(requests).not.toContain("PutItem");
    expect(await shortly(id)).toEqual([
      { action: "newsletter.published", actorId: fixture.user.id, subjectName: "Jännerbrief", facts: {} },
    ]);
  });

  it("is who held it, let it go on and ended it", async () => {
    const { id } = await fixture.aDraft();
    const params = { id };
    await fixture.publish(id);

    await fixture.call(news.sending.pause, { params });
    await fixture.call(news.sending.pause, { params });
    await fixture.call(news.sending.resume, { params });
    await fixture.call(news.sending.cancel, { params });

    expect((await shortly(id)).map(({ action }) => action)).toEqual([
      "newsletter.cancelled",
      "newsletter.resumed",
      "newsletter.paused",
      "newsletter.published",
    ]);
  });

  it("is for when it was decided, and who decided it when the portal lets it go out", async () => {
    const { id } = await fixture.aDraft();
    const at = inHours(24);

    await fixture.schedule(id, at);
    await fixture.unschedule(id);
    await fixture.schedule(id, at);
    await Promise.all([fixture.sweep(inHours(25)), fixture.sweep(inHours(25))]);

    const facts = { at: at.toISOString() };
    expect((await trailAbout(id)).map((entry) => [entry.action, entry.actorName, entry.facts])).toEqual([
      ["newsletter.published", fixture.user.username, facts],
      ["newsletter.scheduled", fixture.user.username, facts],
      ["newsletter.unscheduled", fixture.user.username, {}],
      ["newsletter.scheduled", fixture.user.username, facts],
    ]);
  });

  it("is nothing where it was refused", async () => {
    const { id } = await fixture.aDraft({}, { articles: [] });

    await expect(fixture.publish(id)).rejects.toMatchObject({ code: "newsletter.is-empty" });

    expect(await shortly(id)).toEqual([]);
  });
});
