import { openTurns } from "../runtime/in-turn.ts";
import { wait } from "../runtime/wait.ts";
import { expression } from "../table/change.ts";
import type { Table } from "../table/table.ts";
import { type BulkRate, RATE_KEY } from "./bulk-rate.ts";
import { sentMails, usedUpUntil } from "./daily-quota.ts";

const SHARE = 10;
const RESERVATION_LIFE = 1_000;
const LONGEST_WAIT = 5_000;
const ROUNDS = 2;

const realTime = { now: () => Date.now(), wait };

export interface Turn {
  /** 0 if the turn is too far away. */
  readonly mails: number;
  /** In ms; set when newsletters have sent what they may in a day. */
  readonly usedUpUntil?: number;
}

/** Shared by all senders: one conditional write of one item gives the next turn, or none. */
export const openSendingRate = (table: Table, bulkRate: BulkRate, time = realTime) => {
  let reserved = 0;
  let reservedAt = 0;

  /** `cost` in ms; undefined if the turn is too far away. */
  const advance = async (mails: number, cost: number) => {
    for (let round = 0; round < ROUNDS; round++) {
      const at = time.now();
      const moved = await table.tryUpdate(RATE_KEY, {
        add: { nextAt: cost, ...sentMails(mails, at) },
        if: expression`nextAt BETWEEN ${at} AND ${at + LONGEST_WAIT}`,
      });
      if (moved) return { start: Number(moved.nextAt) - cost, usedUpUntil: usedUpUntil(moved, at) };
      const begun = await table.tryUpdate(RATE_KEY, {
        set: { nextAt: at + cost },
        add: sentMails(mails, at),
        if: expression`attribute_not_exists(nextAt) OR nextAt < ${at}`,
      });
      if (begun) return { start: at, usedUpUntil: usedUpUntil(begun, at) };
    }
    return undefined;
  };

  const reserve = async (most: number): Promise<Turn> => {
    const perSecond = await bulkRate();
    // SES takes no more destinations in one call than mails in a second.
    const mails = Math.min(most, Math.max(1, Math.floor(perSecond)));
    if (reserved >= mails && time.now() - reservedAt < RESERVATION_LIFE) {
      reserved -= mails;
      return { mails };
    }
    // Reserves whole calls, since a rest that is too little for one would be lost.
    const wanted = mails * Math.max(1, Math.floor(perSecond / SHARE / mails));
    const turn = await advance(wanted, (wanted / perSecond) * 1000);
    if (!turn) return { mails: 0 };
    if (turn.usedUpUntil !== undefined) return { mails: 0, usedUpUntil: turn.usedUpUntil };
    await time.wait(Math.max(0, turn.start - time.now()));
    reserved = wanted - mails;
    reservedAt = time.now();
    return { mails };
  };

  const inTurn = openTurns();
  return {
    /** How many of `most` mails may go out now, in one call. */
    reserve: (most: number): Promise<Turn> => inTurn(() => reserve(most)),
  };
};

export type SendingRate = ReturnType<typeof openSendingRate>;
