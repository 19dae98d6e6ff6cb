import { secondsInDay } from "date-fns/constants";
import { ulid } from "ulid";
import { describeError, log } from "../../platform/logging/log.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

export interface AccountMailMessage {
  readonly id: string;
}

/** Whose way in is asked for: by the name somebody typed, which nobody may have. */
export interface AccountMailRequest {
  readonly username: string;
  readonly kind: "reset" | "invitation";
}

const PARTITION = "ACCOUNT_MAIL";
/** In ms: a message that is so late was lost. */
const PATIENCE = 60_000;
const KEPT_SECONDS = secondsInDay;

const keyOf = (id: string): Key => ({ pk: PARTITION, sk: id });

const itemOf = (id: string, request: AccountMailRequest): Key & Item => ({
  ...keyOf(id),
  ...request,
  dueAt: Date.now() + PATIENCE,
  expiresAt: Math.floor(Date.now() / 1000) + KEPT_SECONDS,
});

/**
 * Requests for mails that let a person set a password. A worker does all of the rest, so whoever asks gets the same
 * answer after the same time, whether anybody has that name or not.
 */
export const openAccountMails = (table: Table, queue: Queue<AccountMailMessage>) => ({
  /** Stores the request, with what belongs to it, and announces it. Stored, it is answered in any case. */
  request: async (request: AccountMailRequest, alongside: readonly Write[] = []): Promise<void> => {
    const id = ulid();
    const Item = itemOf(id, request);
    await (alongside.length ? table.transact([{ Put: { Item } }, ...alongside]) : table.put(Item));
    try {
      await queue.send([{ id }]);
    } catch (error) {
      log.warn("a request waits for the sweeper", describeError(error));
    }
  },

  /** Announces requests again whose message was lost. */
  sweep: async (now = Date.now()): Promise<void> => {
    const due = await table.due(PARTITION, now);
    await queue.send(due.map(({ sk }) => ({ id: String(sk) })));
  },
});

export type AccountMails = ReturnType<typeof openAccountMails>;

/** The worker's side: what was asked for, and the write that it is done. */
export const openAccountMailRequests = (table: Table) => ({
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

export type AccountMailRequests = ReturnType<typeof openAccountMailRequests>;
