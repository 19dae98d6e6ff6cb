import { secondsInWeek } from "date-fns/constants";
import type { Item, Key } from "../table/item.ts";

export interface OutboxMessage {
  readonly id: string;
}

/** An item whose `validUntil` lies so many seconds after SES has taken the mail. */
export interface Validity {
  readonly key: Key;
  /** Of what the mail brings: it may have been replaced meanwhile. */
  readonly hash: string;
  readonly seconds: number;
}

export interface SingleMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly validity?: Validity;
}

export const OUTBOX = "OUTBOX";
export const LEASE_MILLISECONDS = 60_000;
const EXPIRY_SECONDS = secondsInWeek;

export const outboxKey = (id: string): Key => ({ pk: OUTBOX, sk: id });

export const outboxItem = (id: string, mail: SingleMail, delaySeconds: number): Key & Item => {
  const now = Date.now();
  return {
    ...outboxKey(id),
    ...mail,
    dueAt: now + delaySeconds * 1000 + LEASE_MILLISECONDS,
    expiresAt: Math.floor(now / 1000) + EXPIRY_SECONDS,
  };
};
