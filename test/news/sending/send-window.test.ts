import { describe, expect, it, vi } from "vitest";
import { sendBatch } from "../../../functions/news/delivery/sender.ts";
import type { SendWindow } from "../../../shared/administration/send-window.ts";
import { stopClock } from "../../support/stopped-clock.ts";
import { expectEachOnce, goOn, planned } from "./planned-run.ts";
import { NEWSLETTER, type SendingFixture } from "./sending.fixture.ts";

const hours: SendWindow = { days: [1, 2, 3, 4, 5], from: "08:00", until: "18:00", skipsHolidays: true };
const FRIDAY_BEFORE_SIX = "2026-11-27T16:59:00.000Z";
const FRIDAY_EVENING = "2026-11-27T17:00:00.000Z";
const MONDAY_MORNING = "2026-11-30T07:00:00.000Z";

const at = (moment: string) => vi.setSystemTime(new Date(moment));

stopClock(FRIDAY_BEFORE_SIX);

/** Three batches, the first of which went out on Friday before six. */
const begun = async () => {
  const portal = await planned(150);
  portal.fixture.sendWindow = hours;
  const [first] = portal.batchMessages.splice(0, 1);
  if (first) await sendBatch(portal.sender(), first);
  return portal;
};

const look = async (portal: SendingFixture, moment: string) => {
  at(moment);
  await goOn(portal);
};

describe("a newsletter that reaches the end of its hours", () => {
  it("waits between two batches, with none in doubt", async () => {
    const portal = await begun();

    at(FRIDAY_EVENING);
    await portal.sendAll();

    const open = await portal.batches.open(NEWSLETTER, 1);
    expect(portal.sent).toHaveLength(50);
    expect(open.map(({ state }) => state)).toEqual(["queued", "queued"]);
  });

  it("stays as it is however often it is looked after, and goes on by itself", async () => {
    const portal = await begun();
    at(FRIDAY_EVENING);
    await portal.sendAll();

    await look(portal, "2026-11-28T10:00:00.000Z");
    await look(portal, "2026-11-30T06:59:59.000Z");
    expect(portal.sent).toHaveLength(50);
    await look(portal, MONDAY_MORNING);

    await expectEachOnce(portal, 150);
  });

  it("is sent once even if its messages come late and again", async () => {
    const portal = await begun();
    const late = [...portal.batchMessages];
    at(FRIDAY_EVENING);
    await portal.sendAll(2);
    at(MONDAY_MORNING);
    portal.batchMessages.push(...late);
    await portal.sweep();

    await portal.sendAll(2);

    await expectEachOnce(portal, 150);
  });

  it("can be paused while it waits, and does not go on by itself then", async () => {
    const portal = await begun();
    at(FRIDAY_EVENING);
    await portal.sendAll();
    await portal.runs.pause(NEWSLETTER, 1);

    await look(portal, MONDAY_MORNING);
    expect(portal.sent).toHaveLength(50);
    await portal.runs.resume(NEWSLETTER, 1);
    await look(portal, "2026-11-30T07:05:00.000Z");

    await expectEachOnce(portal, 150);
  });

  it("can be cancelled while it waits", async () => {
    const portal = await begun();
    at(FRIDAY_EVENING);
    await portal.sendAll();
    await portal.runs.cancel(NEWSLETTER, 1);

    await look(portal, MONDAY_MORNING);

    expect(portal.sent).toHaveLength(50);
    expect((await portal.status()).state).toBe("cancelled");
    expect(await portal.runs.active()).toEqual([]);
  });

  it("is sent outside of them if an administrator says so, the next run is not", async () => {
    const portal = await begun();
    at(FRIDAY_EVENING);
    await portal.runs.ignoreWindow(NEWSLETTER, 1);

    await portal.sendAll();
    await expectEachOnce(portal, 150);
    await portal.start(2, { toAllAgain: true });
    await portal.planAll();
    await portal.sendAll();

    expect(portal.sent).toHaveLength(150);
  });

  it("keeps its hours when it is taken up again", async () => {
    const portal = await begun();
    at(FRIDAY_EVENING);
    await portal.runs.ignoreWindow(NEWSLETTER, 1);
    await portal.sendAll();

    await portal.runs.reopen(await portal.status());

    expect((await portal.status()).ignoresWindow).toBe(false);
  });
});

it("a newsletter waits when its hours are set while it is being sent, and not once they are removed", async () => {
  const portal = await planned(100);
  at("2026-11-28T10:00:00.000Z");
  portal.fixture.sendWindow = hours;
  await portal.sendAll();
  expect(portal.sent).toEqual([]);

  portal.fixture.sendWindow = null;
  await look(portal, "2026-11-28T10:05:00.000Z");

  await expectEachOnce(portal, 100);
});
