import { randomInt } from "node:crypto";
import { countTry } from "../../platform/security/tries.ts";
import { hashOf } from "../../platform/session/session-cookie.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { type GoodCode, goodRecoveryCode, goodStep } from "./good-code.ts";
import { newSecret, stepOfCode } from "./totp.ts";

const COUNT = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Leaves out characters that look alike on paper. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join("-"));

/** The user id as salt makes equal codes of two people differ. */
const hashOfRecoveryCode = (userId: string, code: string): string =>
  hashOf(`${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`);

const ENROLMENT_SECONDS = 15 * 60;

interface KnownSecondFactor {
  readonly since: string;
  readonly recoveryCodesLeft: number;
}

const partitionOf = (userId: string) => `SECOND_FACTOR#${userId}`;
const keyOf = (userId: string): Key => ({ pk: partitionOf(userId), sk: "SECOND_FACTOR" });
const enrolmentKeyOf = (userId: string): Key => ({ pk: partitionOf(userId), sk: "ENROLMENT" });
const seconds = () => Math.floor(Date.now() / 1000);

const hashesIn = (item: Item) => (item.recoveryCodes instanceof Set ? item.recoveryCodes : new Set());

const newCodes = (userId: string) => {
  const recoveryCodes = newRecoveryCodes();
  const hashes = new Set(recoveryCodes.map((code) => hashOfRecoveryCode(userId, code)));
  return { recoveryCodes, hashes };
};

export const openSecondFactors = (table: Table) => ({
  find: async (userId: string): Promise<KnownSecondFactor | undefined> => {
    const item = await table.get(keyOf(userId), ["since", "recoveryCodes"]);
    return item && { since: String(item.since), recoveryCodesLeft: hashesIn(item).size };
  },

  begin: async (userId: string): Promise<string> => {
    const secret = newSecret();
    await table.put({ ...enrolmentKeyOf(userId), secret, expiresAt: seconds() + ENROLMENT_SECONDS });
    return secret;
  },

  begun: async (userId: string): Promise<string | undefined> => {
    const item = await table.get(enrolmentKeyOf(userId));
    return item && Number(item.expiresAt) > seconds() ? String(item.secret) : undefined;
  },

  confirm: (userId: string, secret: string, lastStep: number) => {
    const { recoveryCodes, hashes } = newCodes(userId);
    const since = new Date().toISOString();
    const writes: Write[] = [
      {
        Put: {
          Item: { ...keyOf(userId), secret, since, lastStep, recoveryCodes: hashes },
          ConditionExpression: "attribute_not_exists(pk)",
        },
      },
      {
        Delete: {
          Key: enrolmentKeyOf(userId),
          ConditionExpression: "secret = :secret",
          ExpressionAttributeValues: { ":secret": secret },
        },
      },
    ];
    return { recoveryCodes, writes };
  },

  /** Throws 429 after too many tries; only a right code resets them, neither a password nor a mail. */
  check: async (userId: string, code: string): Promise<GoodCode | undefined> => {
    const key = keyOf(userId);
    const item = await countTry(table, key);
    if (!item) return undefined;
    const step = stepOfCode(String(item.secret), code);
    if (step !== undefined) return step > Number(item.lastStep) ? goodStep(key, step) : undefined;
    const hash = hashOfRecoveryCode(userId, code);
    return hashesIn(item).has(hash) ? goodRecoveryCode(key, hash) : undefined;
  },

  newCodes,

  removal: (userId: string): Write => ({ Delete: { Key: keyOf(userId) } }),
});
