import { hashOf } from "../../platform/session/session-cookie.ts";
import { onlyIf } from "../../platform/table/change.ts";
import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { Identity } from "./identity.ts";
import { SIGN_IN_SECONDS } from "./sign-in-cookie.ts";

/** Hashes no address or name, which may pass to somebody else (OpenID Connect Core section 5.7). */
export const accountOf = ({ issuer, subject }: Pick<Identity, "issuer" | "subject">): string =>
  hashOf(`${issuer} ${subject}`);

const keyOf = (account: string): Key => ({ pk: `FIRM_ACCOUNT#${account}`, sk: "FIRM_ACCOUNT" });

const isNew = "attribute_not_exists(pk)";

export const openFirmAccounts = (table: Table) => ({
  userIdOf: async (account: string): Promise<string | undefined> => {
    const item = await table.get(keyOf(account), ["userId"]);
    return typeof item?.userId === "string" ? item.userId : undefined;
  },

  /** Fails if the account is linked already. */
  linking: (account: string, userId: string): Write => ({
    Put: { Item: { ...keyOf(account), userId }, ConditionExpression: isNew },
  }),

  unlinking: (account: string): Write => ({ Delete: { Key: keyOf(account) } }),

  /** False if the state was answered before. */
  redeem: (state: string): Promise<boolean> => {
    const expiresAt = Math.ceil(Date.now() / 1000) + SIGN_IN_SECONDS;
    const Item = { pk: `SIGN_IN#${hashOf(state)}`, sk: "ANSWERED", expiresAt };
    return table.tryTransact([{ Put: { Item, ...onlyIf(isNew) } }]);
  },
});
