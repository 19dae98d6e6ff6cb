import { describe, expect, it } from "vitest";
import { openBulkRate } from "../../../functions/platform/mail/bulk-rate.ts";
import { openSendingRate } from "../../../functions/platform/mail/sending-rate.ts";
import { newTable } from "../../support/new-table.ts";

describe("the account's sending rate", () => {
  it("is shared by all senders: who would wait too long is told to come again", async () => {
    const { table } = await newTable();
    const stopped = 1_800_000_000_000;
    const time = { now: () => stopped, wait: async () => {} };
    const senders = Array.from({ length: 4 }, () => openSendingRate(table, async () => 100, time));

    const granted: number[] = [];
    for (let round = 0; round < 5; round++) {
      for (const sender of senders) granted.push((await sender.reserve(1_000)).mails);
    }

    // A second's worth each; the seventh would wait longer than anybody does.
    expect(granted.filter((mails) => mails > 0)).toEqual(Array.from({ length: 6 }, () => 100));
  });

  it("lets a sender reserve for a moment ahead, so that not each batch asks the table", async () => {
    const { table } = await newTable();
    const rate = openSendingRate(table, async () => 10_000);

    const granted = await Promise.all(Array.from({ length: 20 }, () => rate.reserve(50)));

    expect(granted).toEqual(Array.from({ length: 20 }, () => ({ mails: 50 })));
  });

  it.each([
    [12.6, 50, 12],
    [12.6, 3, 3],
    [0.9, 50, 1],
    [90, 50, 50],
  ])("of %d a second lets a call for %d take %d", async (perSecond, most, granted) => {
    const { table } = await newTable();

    expect(await openSendingRate(table, async () => perSecond).reserve(most)).toEqual({ mails: granted });
  });

  it("loses nothing of a turn, at whatever rate", async () => {
    const { table } = await newTable();
    let now = 1_800_000_000_000;
    const wait = async (milliseconds: number) => {
      now += milliseconds;
    };
    const begun = now;
    const rate = openSendingRate(table, async () => 900, { now: () => now, wait });

    for (let call = 0; call < 36; call++) await rate.reserve(50);

    expect(now - begun).toBeLessThanOrEqual(2_000);
  });

  it("goes on carefully when SES does not tell the rate", async () => {
    const { table } = await newTable();
    const rate = openBulkRate(table, { quota: async () => Promise.reject(new Error("no")) });

    expect(await rate()).toBeCloseTo(12.6);
  });
});
