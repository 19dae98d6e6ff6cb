import { describe, expect, it } from "vitest";
import type { Repeat } from "../../../functions/news/runs/run-status.ts";
import { addresses, planned, total } from "./planned-run.ts";
import { accept, eventAbout, NEWSLETTER, type SendingFixture } from "./sending.fixture.ts";

/** Of a hundred mails fifty went out unanswered, and SES reports nothing. */
const withUnknown = async () => {
  const portal = await planned(100);
  const unanswered: string[] = [];
  portal.fixture.answer = async (entries) => {
    if (unanswered.length > 0) return accept(entries);
    unanswered.push(...entries.map(({ email }) => email));
    throw new Error("socket hang up");
  };
  await portal.sendAll();
  await portal.sweep(Date.now() + 400_000);
  /** SES reports the first of them after all. */
  const report = (count: number, event: "Delivery" | "Reject") =>
    portal.takeEvents(
      unanswered.slice(0, count).map((email, row) => {
        const tags = { newsletter: NEWSLETTER, run: "1", batch: "0", row: String(row) };
        return eventAbout({ email, tags }, event);
      }),
    );
  return { portal, unanswered, report };
};

const settle = async (portal: SendingFixture, repeat: Repeat) => {
  expect(await portal.runs.beginRepeat(await portal.status(), repeat)).toBe(true);
  await portal.planAgain();
  await portal.sendAll();
};

const countsOf = async (portal: SendingFixture) => {
  const run = await portal.status();
  expect(run).toMatchObject({ state: "finished", repeating: false });
  expect(total(run.done)).toBe(100);
  return portal.counts();
};

describe("mails of which nobody knows whether they went out", () => {
  it("go out once more if a person says so, and only they", async () => {
    const { portal, unanswered } = await withUnknown();

    await settle(portal, "resend");

    expect(addresses(portal).slice(50).toSorted()).toEqual(unanswered.toSorted());
    expect(await countsOf(portal)).toEqual([{ state: "sent", count: 100 }]);
  });

  it("do not go out again if SES has reported them since", async () => {
    const { portal, unanswered, report } = await withUnknown();
    await report(20, "Delivery");

    await settle(portal, "resend");

    expect(addresses(portal).slice(50).toSorted()).toEqual(unanswered.slice(20).toSorted());
    expect(await countsOf(portal)).toEqual([{ state: "sent", count: 100 }]);
  });

  it("go out once more if SES has refused them", async () => {
    const { portal, unanswered, report } = await withUnknown();
    await report(2, "Reject");

    await settle(portal, "resend");

    expect(addresses(portal).slice(50).toSorted()).toEqual(unanswered.toSorted());
  });

  it("count as sent if a person says so, and nothing goes out", async () => {
    const { portal } = await withUnknown();
    expect(await countsOf(portal)).toEqual(expect.arrayContaining([{ state: "inDoubt", count: 50 }]));

    await settle(portal, "count");

    expect(portal.sent).toHaveLength(50);
    expect(await countsOf(portal)).toEqual([{ state: "sent", count: 100 }]);
  });
});
