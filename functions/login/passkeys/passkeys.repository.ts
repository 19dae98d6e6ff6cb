import type { NewCredential } from "../../../shared/login/passkeys.contract.ts";
import { hashOf } from "../../platform/session/session-cookie.ts";
import { change, expression, onlyIf } from "../../platform/table/change.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

export interface StoredPasskey {
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly credentialId: string;
  /** In COSE, as base64url. */
  readonly publicKey: string;
  /** Always 0 for passkeys that are on several devices. */
  readonly counter: number;
  readonly transports: NewCredential["response"]["transports"];
}
export type KnownPasskey = StoredPasskey & { readonly id: string };

export const MOST_PASSKEYS = 20;

const partitionOf = (userId: string) => `PASSKEY#${userId}`;
const keyOf = (userId: string, id: string): Key => ({ pk: partitionOf(userId), sk: id });
const knownIn = (item: Item) => ({ ...(item as Item & StoredPasskey), id: String(item.sk) }) as KnownPasskey;

const isThere = onlyIf("attribute_exists(pk)");

export const openPasskeys = (table: Table) => ({
  listOf: async (userId: string): Promise<KnownPasskey[]> =>
    (await table.all(partitionOf(userId)))
      .map(knownIn)
      .sort((one, other) => one.createdAt.localeCompare(other.createdAt)),

  find: async (userId: string, credentialId: string): Promise<KnownPasskey | undefined> => {
    const item = await table.get(keyOf(userId, hashOf(credentialId)));
    return item && knownIn(item);
  },

  creation: (userId: string, passkey: StoredPasskey) => {
    const id = hashOf(passkey.credentialId);
    const write: Write = {
      Put: { Item: { ...keyOf(userId, id), ...passkey }, ...onlyIf("attribute_not_exists(pk)") },
    };
    return { id, write };
  },

  /** Fails if the passkey is gone, or was used meanwhile. */
  use: (userId: string, id: string, counter: number): Write =>
    change(keyOf(userId, id), {
      set: { counter, lastUsedAt: new Date().toISOString() },
      if: counter > 0 ? expression`#counter < ${counter}` : "#counter = :counter",
    }),

  removal: (userId: string, id: string): Write => ({ Delete: { Key: keyOf(userId, id), ...isThere } }),
});
