import { describe, expect, it, vi } from "vitest";
import { runStatus } from "../../../functions/news/runs/newsletter-status.ts";
import { openBulkRate } from "../../../functions/platform/mail/bulk-rate.ts";
import { openSendingRate } from "../../../functions/platform/mail/sending-rate.ts";
import { verdictOnStatus } from "../../../functions/platform/mail/ses-outcome.ts";
import { createAccount } from "../../../infra/local/mail/account.ts";
import { stopClock } from "../../support/stopped-clock.ts";
import { expectEachOnce, goOn, planned } from "./planned-run.ts";
import { NEWSLETTER, type SendingFixture } from "./sending.fixture.ts";

const at = (moment: string) => vi.setSystemTime(new Date(moment));

stopClock("2026-11-26T10:20:00.000Z");

const time = {
  now: () => Date.now(),
  wait: async (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
};

/** An SES that takes 200 mails in any 24 hours, 14 a second. */
const begun = async (recipients: number) => {
  const portal = await planned(recipients);
  const account = createAccount(time.now);
  account.set({ rate: 14, perDay: 200 });
  const quota = async () => {
    const { rate, perDay, sentLast24Hours } = account.current;
    return { perSecond: rate, perDay, sentLastDay: sentLast24Hours };
  };
  portal.fixture.rate = openSendingRate(portal.table, openBulkRate(portal.table, { quota }, time.now), time);
  portal.fixture.answer = (entries) =>
    entries.map(({ email }) => ({
      verdict: verdictOnStatus(
        account.refusalOf([email]) === "dailyQuota" ? "ACCOUNT_DAILY_QUOTA_EXCEEDED" : "SUCCESS",
      ),
      messageId: undefined,
    }));
  return { portal, account };
};

const goOnAt = async (portal: SendingFixture, moment: string) => {
  at(moment);
  await goOn(portal);
};

const shown = async (portal: SendingFixture) =>
  runStatus(await portal.status(), { ...portal, now: new Date() });

describe("a newsletter to more than SES takes in a day", () => {
  it("stops at nine tenths, which leaves the rest to single mails, and says when it goes on", async () => {
    const { portal, account } = await begun(300);

    await portal.sendAll();

    expect(portal.sent).toHaveLength(180);
    expect(account.refusalOf(["konto@example.at"])).toBeUndefined();
    // What went out from ten to eleven falls out of SES's 24 hours by eleven.
    expect(await shown(portal)).toMatchObject({
      state: "sending",
      quotaUntil: "2026-11-27T11:00:00.000Z",
      pauseReason: null,
    });
    expect(portal.pauseNotifications).toEqual([]);
  });

  it("goes on by itself then, and not before", async () => {
    const { portal } = await begun(300);
    await portal.sendAll();

    await goOnAt(portal, "2026-11-27T10:59:00.000Z");
    expect(portal.sent).toHaveLength(180);
    await goOnAt(portal, "2026-11-27T11:00:00.000Z");

    await expectEachOnce(portal, 300);
  });

  it("tries at once when a person pauses and resumes it, since the quota may have been raised", async () => {
    const { portal, account } = await begun(300);
    await portal.sendAll();
    account.set({ rate: 14, perDay: 50_000 });

    await portal.runs.pause(NEWSLETTER, 1);
    await portal.resume();
    await goOnAt(portal, "2026-11-26T10:30:00.000Z");

    await expectEachOnce(portal, 300);
  });

  it("waits until its hours begin if SES takes it only after their end", async () => {
    const { portal } = await begun(300);
    portal.fixture.sendWindow = { days: [1, 2, 3, 4, 5], from: "08:00", until: "11:30", skipsHolidays: true };
    at("2026-11-26T10:20:00.000Z");
    await portal.sendAll();

    expect((await shown(portal)).quotaUntil).toBe("2026-11-30T07:00:00.000Z");
  });
});

it("a newsletter waits, and nobody need resume it, when others have used up the day", async () => {
  const { portal, account } = await begun(100);
  account.set({ rate: 1_000, perDay: 200 });
  const { rate } = portal.fixture;
  await rate?.reserve(1);
  for (let mail = 0; mail < 195; mail++) account.refusalOf(["konto@example.at"]);
  at("2026-11-26T10:20:30.000Z");

  await portal.sendAll();

  expect(await shown(portal)).toMatchObject({
    state: "sending",
    quotaUntil: expect.stringContaining("2026-11-26T11:2"),
  });
  await goOnAt(portal, "2026-11-27T12:00:00.000Z");
  await expectEachOnce(portal, 100);
});
