import type { Key } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import { dayOf, forgottenHours } from "./daily-quota.ts";
import type { Ses } from "./ses.ts";

export const RATE_KEY: Key = { pk: "SENDING_RATE", sk: "ACCOUNT" };
const QUOTA_LIFE = 60_000;
const UNKNOWN_RATE = 14;
/** The rest is for single mails, which reserve nothing. */
const BULK_SHARE = 0.9;

/** Mails a second that newsletters may send; without `ses`, the rate that somebody else has stored. */
export const openBulkRate = (table: Table, ses?: Pick<Ses, "quota">, now: () => number = Date.now) => {
  let rate = UNKNOWN_RATE;
  let readAt = Number.NEGATIVE_INFINITY;

  /** SES throttles this call; if it refuses, the rate that another sender stored counts, or the last one. */
  const askForRate = async (known: number): Promise<number> => {
    const quota = await ses?.quota().catch(() => undefined);
    if (quota === undefined) {
      const { rate: noted } = (await table.get(RATE_KEY)) ?? {};
      return typeof noted === "number" ? noted : known;
    }
    await table.update(RATE_KEY, {
      set: { rate: quota.perSecond, ...dayOf(quota, BULK_SHARE) },
      remove: forgottenHours(now()),
    });
    return quota.perSecond;
  };

  return async (): Promise<number> => {
    if (now() - readAt > QUOTA_LIFE) {
      rate = await askForRate(rate);
      readAt = now();
    }
    return Math.max(rate, 1) * BULK_SHARE;
  };
};

export type BulkRate = ReturnType<typeof openBulkRate>;
