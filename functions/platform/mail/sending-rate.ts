import { wait } from "../runtime/wait.ts";
import type { Key } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import type { Ses } from "./ses.ts";

const key: Key = { pk: "SENDING_RATE", sk: "ACCOUNT" };
/** How long the account's quota is believed. */
const QUOTA_LIFE = 60_000;
/** What the account may send where SES does not say. */
const UNKNOWN_RATE = 14;
/** A reservation covers this share of a second, so that several senders take turns; it lapses after a second. */
const SHARE = 10;
const RESERVATION_LIFE = 1_000;
/** How far ahead places are given away: who would wait longer comes again. */
const LONGEST_WAIT = 5_000;

/**
 * The account's mails per second, shared by all senders: the table keeps the moment at which the next mail may
 * go, and who reserves moves it on.
 */
export const openSendingRate = (
  table: Table,
  ses: Pick<Ses, "maxSendRate">,
  now: () => number = Date.now,
) => {
  let rate = UNKNOWN_RATE;
  let readAt = Number.NEGATIVE_INFINITY;
  let reserved = 0;
  let reservedAt = 0;

  /** SES answers this seldom, and not to many at once: then what another sender wrote down counts, or the last known. */
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

  /** Moves the common moment on by `cost` ms and tells where it was; undefined when it is too far away. */
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
    /** Waits until `mails` may be sent; false when that is too far away and the caller should come again. */
    reserve: (mails: number): Promise<boolean> => {
      const mine = turn.then(() => reserve(mails));
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
};

export type SendingRate = ReturnType<typeof openSendingRate>;
