import { ulid } from "ulid";
import { periods, secondsIn } from "../../../shared/periods.ts";
import { describeError, log } from "../../platform/logging/log.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

export interface AccountMailMessage {
  readonly id: string;
}

export interface AccountMailRequest {
  readonly username: string;
  readonly kind: "reset" | "invitation";
}

const PARTITION = "ACCOUNT_MAIL";
const RESEND_AFTER_MILLISECONDS = 60_000;
const EXPIRY_SECONDS = secondsIn(periods.accountMail);

const keyOf = (id: string): Key => ({ pk: PARTITION, sk: id });

const itemOf = (id: string, request: AccountMailRequest): Key & Item => ({
  ...keyOf(id),
  ...request,
  dueAt: Date.now() + RESEND_AFTER_MILLISECONDS,
  expiresAt: Math.floor(Date.now() / 1000) + EXPIRY_SECONDS,
});

export const openAccountMails = (table: Table, queue: Queue<AccountMailMessage>) => ({
  request: async (request: AccountMailRequest, inTransaction: readonly Write[] = []): Promise<void> => {
    const id = ulid();
    const Item = itemOf(id, request);
    await (inTransaction.length ? table.transact([{ Put: { Item } }, ...inTransaction]) : table.put(Item));
    try {
      await queue.send([{ id }]);
    } catch (error) {
      log.warn("a request waits for the sweeper", describeError(error));
    }
  },

  sweep: async (now = Date.now()): Promise<void> => {
    const due = await table.due(PARTITION, now);
    await queue.send(due.map(({ sk }) => ({ id: String(sk) })));
  },

  find: async (id: string): Promise<AccountMailRequest | undefined> => {
    const item = await table.get(keyOf(id));
    return (
      item && { username: String(item.username), kind: item.kind === "invitation" ? "invitation" : "reset" }
    );
  },

  doneWrite: (id: string): Write => ({
    Delete: { Key: keyOf(id), ConditionExpression: "attribute_exists(pk)" },
  }),
});
