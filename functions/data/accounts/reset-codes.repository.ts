import { secondsInWeek } from "date-fns/constants";
import type { Validity } from "../../platform/mail/outbox-item.ts";
import { hashOf, newToken } from "../../platform/session/session-cookie.ts";
import { expression, onlyIf } from "../../platform/table/change.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const TRIES = 5;
/** Keeps a stranger from flooding the owner's inbox. */
const MAILS = 3;
const MAIL_WINDOW_SECONDS = 15 * 60;
/** A mail may wait for SES that long. */
const LONGEST_WAY_SECONDS = secondsInWeek;

export interface ResetCode {
  readonly code: string;
  readonly write: Write;
  readonly validity: Validity;
}

const keyOf = (userId: string): Key => ({ pk: `RESET_CODE#${userId}`, sk: "RESET_CODE" });
const seconds = () => Math.floor(Date.now() / 1000);

const mailsIn = (item: Item | undefined): number[] => {
  const since = seconds() - MAIL_WINDOW_SECONDS;
  return Array.isArray(item?.mailedAt) ? item.mailedAt.map(Number).filter((time) => time > since) : [];
};

export const openResetCodes = (table: Table) => ({
  /** Replaces an earlier code; valid from when SES takes its mail. Undefined at the limit of mails. */
  issue: async (userId: string, validSeconds: number): Promise<ResetCode | undefined> => {
    const mails = mailsIn(await table.get(keyOf(userId)));
    if (mails.length >= MAILS) return undefined;
    const code = newToken();
    const validUntil = seconds() + validSeconds;
    const [key, hash] = [keyOf(userId), hashOf(code)];
    const Item = {
      ...key,
      hash,
      tries: 0,
      validUntil,
      mailedAt: [...mails, seconds()],
      expiresAt: validUntil + LONGEST_WAY_SECONDS,
    };
    return { code, write: { Put: { Item } }, validity: { key, hash, seconds: validSeconds } };
  },

  redeem: async (userId: string, code: string): Promise<Write | undefined> => {
    const item = await table.tryUpdate(keyOf(userId), {
      add: { tries: 1 },
      if: expression`attribute_exists(pk) AND tries < ${TRIES} AND validUntil > ${seconds()}`,
    });
    const hash = hashOf(code);
    if (item?.hash !== hash) return undefined;
    return { Delete: { Key: keyOf(userId), ...onlyIf(expression`#hash = ${hash}`) } };
  },
});
