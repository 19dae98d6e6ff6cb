import { secondsInWeek } from "date-fns/constants";
import { ulid } from "ulid";
import { describeError, log } from "../logging/log.ts";
import type { Queue } from "../queue/queue.ts";
import type { Item, Key, Write } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import type { Ses } from "./ses.ts";
import { verdictOnError } from "./ses-outcome.ts";

export interface OutboxMessage {
  readonly id: string;
}

export interface SingleMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

export interface OutboxSender {
  readonly ses: Pick<Ses, "send">;
  readonly textOf: (html: string) => string;
}

const PARTITION = "OUTBOX";
const LEASE_MILLISECONDS = 60_000;
const EXPIRY_SECONDS = secondsInWeek;
/** An unanswered mail may have gone out, so it is tried only once more. */
const MAX_ATTEMPTS = 8;
const MAX_UNANSWERED = 2;

const keyOf = (id: string): Key => ({ pk: PARTITION, sk: id });

const itemOf = (id: string, mail: SingleMail, delaySeconds: number): Key & Item => {
  const now = Date.now();
  return {
    ...keyOf(id),
    ...mail,
    dueAt: now + delaySeconds * 1000 + LEASE_MILLISECONDS,
    expiresAt: Math.floor(now / 1000) + EXPIRY_SECONDS,
  };
};

/** Stored until SES has taken it, since queues carry no personal data; a second notification is better than none. */
export const openOutbox = (table: Table, queue: Queue<OutboxMessage>) => ({
  /** Once stored, the mail goes out even if the queue message is lost: `sweep` sends it again. */
  post: async (mail: SingleMail): Promise<string> => {
    const id = ulid();
    await table.put(itemOf(id, mail, 0));
    try {
      await queue.send([{ id }]);
    } catch (error) {
      log.warn("a mail waits for the sweeper", describeError(error));
    }
    return id;
  },

  /** The mail as a write of another transaction; `announce` it afterwards with the same delay. */
  postWrite: (id: string, mail: SingleMail, delaySeconds = 0): Write => ({
    Put: { Item: itemOf(id, mail, delaySeconds), ConditionExpression: "attribute_not_exists(pk)" },
  }),

  announce: (ids: readonly string[], delaySeconds = 0): Promise<void> =>
    queue.send(
      ids.map((id) => ({ id })),
      delaySeconds,
    ),

  sweep: async (now = Date.now()): Promise<void> => {
    const due = await table.due(PARTITION, now);
    await queue.send(due.map(({ sk }) => ({ id: String(sk) })));
  },
});

export type Outbox = ReturnType<typeof openOutbox>;

export const openDelivery = (table: Table, deps: OutboxSender) => {
  const postpone = async (id: string, dueAt: number): Promise<void> => {
    await table.tryUpdate(keyOf(id), {
      UpdateExpression: "SET dueAt = :dueAt REMOVE takenAt",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeValues: { ":dueAt": dueAt },
    });
  };

  return async ({ id }: OutboxMessage): Promise<void> => {
    const now = Date.now();
    const mail = await table.tryUpdate(keyOf(id), {
      UpdateExpression: "SET takenAt = :now, dueAt = :until ADD attempts :one",
      ConditionExpression: "attribute_exists(pk) AND (attribute_not_exists(takenAt) OR takenAt < :expired)",
      ExpressionAttributeValues: {
        ":now": now,
        ":until": now + LEASE_MILLISECONDS,
        ":expired": now - LEASE_MILLISECONDS,
        ":one": 1,
      },
    });
    if (!mail) return;
    try {
      const html = String(mail.html);
      const { to, subject } = mail;
      await deps.ses.send({ to: String(to), subject: String(subject), html, text: deps.textOf(html) });
    } catch (error) {
      const { kind } = verdictOnError(error);
      const attempts = Number(mail.attempts);
      const isHopeless =
        kind === "refused" ||
        attempts >= MAX_ATTEMPTS ||
        (kind === "unanswered" && attempts >= MAX_UNANSWERED);
      if (!isHopeless) return postpone(id, now + LEASE_MILLISECONDS * 2 ** attempts);
      log.warn("a single mail was given up", { id, verdict: kind });
    }
    await table.transact([{ Delete: { Key: keyOf(id) } }]);
  };
};
