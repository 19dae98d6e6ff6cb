import { periods, secondsIn } from "../../shared/periods.ts";
import { countTry, triesFields } from "../platform/security/tries.ts";
import { hashOf } from "../platform/session/session-cookie.ts";
import { change } from "../platform/table/change.ts";
import type { Key, Write } from "../platform/table/item.ts";
import type { Table } from "../platform/table/table.ts";

export const KNOWN_SECONDS = secondsIn(periods.knownDevice);

const seconds = () => Math.floor(Date.now() / 1000);

export const deviceKeyOf = (name: string, token: string): Key => ({
  pk: `SIGN_IN_DEVICE#${hashOf(name)}`,
  sk: hashOf(token),
});

export const knowing = (name: string, token: string): Write => ({
  Put: { Item: { ...deviceKeyOf(name, token), expiresAt: seconds() + KNOWN_SECONDS } },
});

/** False for an unknown device; throws 429 after too many attempts. */
export const countAtDevice = async (table: Table, key: Key): Promise<boolean> => {
  const item = await countTry(table, key);
  return item !== undefined && Number(item.expiresAt) > seconds();
};

export const takingBackAt = (key: Key): Write => change(key, { add: { tries: -1 } });

export const succeedingAt = (key: Key): Write =>
  change(key, { set: { expiresAt: seconds() + KNOWN_SECONDS }, remove: triesFields });
