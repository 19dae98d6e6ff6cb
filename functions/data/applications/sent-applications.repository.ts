import { createHash } from "node:crypto";
import { millisecondsIn, periods } from "../../../shared/periods.ts";
import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const REMEMBERED = millisecondsIn(periods.sentApplication);

const keyOf = (sending: string): Key => ({ pk: `APPLICATION_SENT#${sending}`, sk: "SENT" });

/** A hash names nobody. */
export const sendingOf = (organisationId: string, what: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify([organisationId, what]))
    .digest("base64url");

export const openSentApplications = (table: Table) => ({
  has: async (sending: string, now: Date): Promise<boolean> => {
    const item = await table.get(keyOf(sending));
    return item !== undefined && Number(item.at) > now.getTime() - REMEMBERED;
  },

  /** Fails if the application was sent already. */
  rememberWrite: (sending: string, now: Date): Write => ({
    Put: {
      Item: {
        ...keyOf(sending),
        at: now.getTime(),
        expiresAt: Math.ceil((now.getTime() + REMEMBERED) / 1000),
      },
      ConditionExpression: "attribute_not_exists(pk) OR #at <= :before",
      ExpressionAttributeNames: { "#at": "at" },
      ExpressionAttributeValues: { ":before": now.getTime() - REMEMBERED },
    },
  }),

  forgetWrite: (sending: string): Write => ({ Delete: { Key: keyOf(sending) } }),
});
