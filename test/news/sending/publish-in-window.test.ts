import { describe, expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { saveSettings } from "../../support/settings.ts";
import { stopClock } from "../../support/stopped-clock.ts";
import { scheduleFixture } from "./schedule.fixture.ts";

const { sending } = news;
const SATURDAY = "2026-11-28T10:00:00.000Z";
const MONDAY_MORNING = "2026-11-30T07:00:00.000Z";

stopClock(SATURDAY);

const fixture = async () => {
  const made = await scheduleFixture();
  await saveSettings(made.table, {
    sendWindow: { days: [1, 2, 3, 4, 5], from: "08:00", until: "18:00", skipsHolidays: true },
  });
  const statusOf = async (id: string, query: { at?: string } = {}) =>
    (await made.call(sending.status, { params: { id }, query })).data;
  return { ...made, statusOf };
};

describe("outside the hours of newsletters", () => {
  it("the portal says beforehand until when one would wait, now and later", async () => {
    const { aDraft, statusOf } = await fixture();
    const { id } = await aDraft();

    expect(await statusOf(id)).toMatchObject({ state: null, waitsUntil: MONDAY_MORNING });
    expect(await statusOf(id, { at: "2026-11-30T20:00:00.000Z" })).toMatchObject({
      waitsUntil: "2026-12-01T07:00:00.000Z",
    });
    expect(await statusOf(id, { at: "2026-11-30T10:00:00.000Z" })).toMatchObject({ waitsUntil: null });
  });

  it("a published one waits and says until when, a paused one waits for nobody's hours", async () => {
    const { aDraft, call, publish, statusOf } = await fixture();
    const { id } = await aDraft();

    await publish(id);

    expect(await statusOf(id)).toMatchObject({ state: "planning", waitsUntil: MONDAY_MORNING });
    const { data: running } = await call(sending.running, {});
    expect(running.data).toMatchObject([{ id, status: { waitsUntil: MONDAY_MORNING } }]);
    const { data: paused } = await call(sending.pause, { params: { id } });
    expect(paused).toMatchObject({ state: "paused", waitsUntil: null });
  });

  it("only an administrator has one sent all the same", async () => {
    const { aDraft, as, call, publish, statusOf } = await fixture();
    const admin = await as("admin");
    const { id } = await aDraft();
    await publish(id);

    await expect(call(sending.ignoreWindow, { params: { id } })).rejects.toMatchObject({ status: 403 });
    const { data } = await admin.call(sending.ignoreWindow, { params: { id } });

    expect(data.waitsUntil).toBeNull();
    expect(await statusOf(id)).toMatchObject({ waitsUntil: null });
  });

  it("nobody has one sent that is not under way", async () => {
    const { aDraft, as } = await fixture();
    const admin = await as("admin");
    const { id } = await aDraft();

    await expect(admin.call(sending.ignoreWindow, { params: { id } })).rejects.toMatchObject({
      code: "newsletter.not-sending",
    });
  });
});
