import { millisecondsInDay } from "date-fns/constants";
import { ulid } from "ulid";
import { describeError, log } from "../logging/log.ts";
import type { Queue } from "../queue/queue.ts";
import type { Write } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import {
  contentItem,
  type DeferredMail,
  type MailOfKind,
  type OutboxMessage,
  outboxItem,
  outboxPartitions,
  type SingleMail,
} from "./outbox-item.ts";

/** Mails are stored until SES takes them, since queues carry no personal data; twice is better than never. */
export const openOutbox = (table: Table, queue: Queue<OutboxMessage>) => {
  const kept = new Map<string, number>();

  const hurry = async (ids: readonly string[]): Promise<void> => {
    try {
      await queue.send(ids.map((id) => ({ id })));
    } catch (error) {
      log.warn("a mail waits for the sweeper", describeError(error));
    }
  };

  return {
    keep: async (html: string): Promise<string> => {
      const item = contentItem(html);
      if (Date.now() - (kept.get(item.content) ?? 0) > millisecondsInDay) {
        await table.put(item);
        kept.set(item.content, Date.now());
      }
      return item.content;
    },

    /** Once stored, the mail goes out even if the queue message is lost: `sweep` sends it again. */
    post: async (mail: SingleMail): Promise<string> => {
      const id = ulid();
      await table.put(outboxItem(id, mail, 0));
      await hurry([id]);
      return id;
    },

    /** For stored mails, which would otherwise go out with the next sweep. */
    hurry,

    /** The mail as a write of another transaction; `enqueue` it afterwards with the same delay. */
    postWrite: (id: string, mail: SingleMail | MailOfKind | DeferredMail, delaySeconds = 0): Write => ({
      Put: { Item: outboxItem(id, mail, delaySeconds), ConditionExpression: "attribute_not_exists(pk)" },
    }),

    enqueue: (ids: readonly string[], delaySeconds = 0): Promise<void> =>
      queue.send(
        ids.map((id) => ({ id })),
        delaySeconds,
      ),

    sweep: async (now = Date.now()): Promise<void> => {
      for (const partition of outboxPartitions) {
        const due = await table.due(partition, now);
        await queue.send(due.map(({ sk }) => ({ id: String(sk) })));
      }
    },
  };
};

export type Outbox = ReturnType<typeof openOutbox>;
