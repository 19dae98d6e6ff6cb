import { beforeAll, describe, expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { inHours, scheduleDesk } from "../../news/sending/schedule-desk.ts";
import { trailAbout } from "../../support/audit.ts";

let desk: Awaited<ReturnType<typeof scheduleDesk>>;

beforeAll(async () => {
  desk = await scheduleDesk();
});

const shortly = async (id: string) =>
  (await trailAbout(id)).map(({ action, actorId, subjectName, facts }) => ({
    action,
    actorId,
    subjectName,
    facts,
  }));

describe("what sending records in the audit trail", () => {
  it("is who let a newsletter go out, once however often it is asked for", async () => {
    const { id } = await desk.aDraft({}, { title: "Jännerbrief" });

    const { requests } = await desk.publish(id);
    await desk.publish(id);

    expect(requests).not.toContain("PutItem");
    expect(await shortly(id)).toEqual([
      { action: "newsletter.published", actorId: desk.user.id, subjectName: "Jännerbrief", facts: {} },
    ]);
  });

  it("is who held it, let it go on and ended it", async () => {
    const { id } = await desk.aDraft();
    const params = { id };
    await desk.publish(id);

    await desk.call(news.sending.pause, { params });
    await desk.call(news.sending.pause, { params });
    await desk.call(news.sending.resume, { params });
    await desk.call(news.sending.cancel, { params });

    expect((await shortly(id)).map(({ action }) => action)).toEqual([
      "newsletter.cancelled",
      "newsletter.resumed",
      "newsletter.paused",
      "newsletter.published",
    ]);
  });

  it("is for when it was decided, and who decided it when the portal lets it go out", async () => {
    const { id } = await desk.aDraft();
    const at = inHours(24);

    await desk.schedule(id, at);
    await desk.unschedule(id);
    await desk.schedule(id, at);
    await Promise.all([desk.sweep(inHours(25)), desk.sweep(inHours(25))]);

    const facts = { at: at.toISOString() };
    expect((await trailAbout(id)).map((entry) => [entry.action, entry.actorName, entry.facts])).toEqual([
      ["newsletter.published", desk.user.username, facts],
      ["newsletter.scheduled", desk.user.username, facts],
      ["newsletter.unscheduled", desk.user.username, {}],
      ["newsletter.scheduled", desk.user.username, facts],
    ]);
  });

  it("is nothing where it was refused", async () => {
    const { id } = await desk.aDraft({}, { articles: [] });

    await expect(desk.publish(id)).rejects.toMatchObject({ code: "newsletter.is-empty" });

    expect(await shortly(id)).toEqual([]);
  });
});
