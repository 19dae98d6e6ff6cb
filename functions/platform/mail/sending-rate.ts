import { wait } from "../runtime/wait.ts";
import type { Key } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import type { Ses } from "./ses.ts";

const key: Key = { pk: "SENDING_RATE", sk: "ACCOUNT" };
const QUOTA_LIFE = 60_000;
const UNKNOWN_RATE = 14;
const SHARE = 10;
const RESERVATION_LIFE = 1_000;
const LONGEST_WAIT = 5_000;

export const openSendingRate = (
  table: Table,
  ses: Pick<Ses, "maxSendRate">,
  now: () => number = Date.now,
) => {
  let rate = UNKNOWN_RATE;
  let readAt = Number.NEGATIVE_INFINITY;
  let reserved = 0;
  let reservedAt = 0;

  /** SES throttles this call: when refused, the rate another sender stored counts, or the last known one. */
  const askForRate = async (known: number): Promise<number> => {
    const told = await ses.maxSendRate().catch(() => undefined);
    if (told === undefined) {
      const { rate: noted } = (await table.get(key)) ?? {};
      return typeof noted === "number" ? noted : known;
    }
    await table.update(key, {
      UpdateExpression: "SET rate = :rate",
      ExpressionAttributeValues: { ":rate": told },
    });
    return told;
  };

  const currentRate = async () => {
    if (now() - readAt > QUOTA_LIFE) {
      rate = await askForRate(rate);
      readAt = now();
    }
    return Math.max(rate, 1);
  };

  /** `cost` in ms; undefined if its turn is too far away. */
  const advance = async (cost: number): Promise<number | undefined> => {
    for (;;) {
      const at = now();
      const moved = await table.tryUpdate(key, {
        UpdateExpression: "ADD nextAt :cost",
        ConditionExpression: "nextAt >= :now",
        ExpressionAttributeValues: { ":cost": cost, ":now": at },
      });
      if (moved) {
        const start = Number(moved.nextAt) - cost;
        if (start - at <= LONGEST_WAIT) return start;
        await table.update(key, {
          UpdateExpression: "ADD nextAt :back",
          ExpressionAttributeValues: { ":back": -cost },
        });
        return undefined;
      }
      const begun = await table.tryUpdate(key, {
        UpdateExpression: "SET nextAt = :next",
        ConditionExpression: "attribute_not_exists(nextAt) OR nextAt < :now",
        ExpressionAttributeValues: { ":next": at + cost, ":now": at },
      });
      if (begun) return at;
    }
  };

  const reserve = async (mails: number): Promise<boolean> => {
    if (reserved >= mails && now() - reservedAt < RESERVATION_LIFE) {
      reserved -= mails;
      return true;
    }
    const perSecond = await currentRate();
    const wanted = Math.max(mails, Math.floor(perSecond / SHARE));
    const start = await advance((wanted / perSecond) * 1000);
    if (start === undefined) return false;
    await wait(Math.max(0, start - now()));
    reserved = wanted - mails;
    reservedAt = now();
    return true;
  };

  let turn: Promise<unknown> = Promise.resolve();
  return {
    reserve: (mails: number): Promise<boolean> => {
      const mine = turn.then(() => reserve(mails));
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
};

export type SendingRate = ReturnType<typeof openSendingRate>;
