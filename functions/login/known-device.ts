import { secondsInDay } from "date-fns/constants";
import { hashOf } from "../platform/session/session-cookie.ts";
import type { Key, Write } from "../platform/table/item.ts";
import type { Table } from "../platform/table/table.ts";
import { countTry, forgetTries } from "./tries.ts";

/** So long a device is known after somebody has signed in there. */
export const KNOWN_SECONDS = 180 * secondsInDay;

const seconds = () => Math.floor(Date.now() / 1000);

/** A name and a device: what one person knows of a browser tells nothing of another. */
export const deviceKeyOf = (name: string, token: string): Key => ({
  pk: `SIGN_IN_DEVICE#${hashOf(name)}`,
  sk: hashOf(token),
});

/** From now on attempts of this name at this device are counted apart. */
export const knowing = (name: string, token: string): Write => ({
  Put: { Item: { ...deviceKeyOf(name, token), expiresAt: seconds() + KNOWN_SECONDS } },
});

/** Counts an attempt at a device where this name has signed in before, 429 after too many; false for any other device. */
export const countAtDevice = async (table: Table, key: Key): Promise<boolean> => {
  const item = await countTry(table, key);
  return item !== undefined && Number(item.expiresAt) > seconds();
};

/** The write that makes an attempt at a known device none. */
export const takingBackAt = (Key: Key): Write => ({
  Update: { Key, UpdateExpression: "ADD tries :less", ExpressionAttributeValues: { ":less": -1 } },
});

/** The write of a success there. */
export const succeedingAt = (Key: Key): Write => ({
  Update: {
    Key,
    UpdateExpression: `SET expiresAt = :later ${forgetTries}`,
    ExpressionAttributeValues: { ":later": seconds() + KNOWN_SECONDS },
  },
});
