import { log } from "../logging/log.ts";
import type { Queue } from "../queue/queue.ts";
import { expression } from "../table/change.ts";
import type { Item } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import type { MailFrom } from "./mail-from.ts";
import {
  contentKey,
  type DeferredMail,
  LEASE_MILLISECONDS,
  type MailOfKind,
  type OutboxMessage,
  outboxKey,
  type Validity,
} from "./outbox-item.ts";
import type { Ses } from "./ses.ts";
import { type Verdict, verdictOnError } from "./ses-outcome.ts";

interface Content {
  readonly subject: string;
  readonly html: string;
}

type StoredField = "asks" | "officeId" | "headers" | "attachment";

export interface DeliveryDeps {
  readonly ses: Pick<Ses, "send">;
  readonly queue: Queue<OutboxMessage>;
  readonly textOf: (html: string) => string;
  readonly personalise: (html: string, values: MailOfKind["values"]) => Content;
  /** Rechecks a mail with `asks` right before it goes out; an unwanted one is dropped. */
  readonly isWanted?: (asks: DeferredMail["asks"]) => Promise<boolean>;
  readonly fromOf?: (officeId: string | null) => Promise<MailFrom>;
  /** Composes a deferred mail; undefined if there is nothing left to say. */
  readonly compose?: (asks: DeferredMail["asks"]) => Promise<Content | undefined>;
}

/** An unanswered mail may have gone out, so it is tried only once more. */
const MAX_UNANSWERED = 2;
const UNANSWERED_MILLISECONDS = 120_000;
/** Somebody may be waiting for a link. */
const THROTTLED_SECONDS = 3;
const PAUSE_MILLISECONDS = 300_000;

const isHopeless = ({ kind }: Verdict, attempts: number) =>
  kind === "refused" || (kind === "unanswered" && attempts >= MAX_UNANSWERED);

export const openDelivery = (
  table: Table,
  { ses, queue, textOf, personalise, isWanted = async () => true, compose, fromOf }: DeliveryDeps,
) => {
  const take = (id: string, now: number) =>
    table.tryUpdate(outboxKey(id), {
      set: { takenAt: now, dueAt: now + LEASE_MILLISECONDS },
      add: { attempts: 1 },
      if: expression`attribute_exists(pk) AND (attribute_not_exists(takenAt) OR takenAt < ${now - LEASE_MILLISECONDS})`,
    });

  const postpone = async (id: string, dueAt: number, isTry: boolean): Promise<void> => {
    await table.tryUpdate(outboxKey(id), {
      set: { dueAt },
      remove: ["takenAt"],
      add: { attempts: isTry ? 0 : -1 },
      if: "attribute_exists(pk)",
    });
  };

  const again = async (id: string, { kind }: Verdict): Promise<void> => {
    const now = Date.now();
    if (kind === "pause" || kind === "quota") {
      log.warn("a single mail waits until the account may send it", { id });
      return postpone(id, now + PAUSE_MILLISECONDS, false);
    }
    if (kind === "unanswered") return postpone(id, now + UNANSWERED_MILLISECONDS, true);
    await postpone(id, now + LEASE_MILLISECONDS, false);
    await queue.send([{ id }], THROTTLED_SECONDS);
  };

  const begin = async ({ key, hash, seconds }: Validity): Promise<void> => {
    await table.tryUpdate(key, {
      set: { validUntil: Math.floor(Date.now() / 1000) + seconds },
      if: expression`#hash = ${hash}`,
    });
  };

  const contentOf = async ({ content, values, subject, html }: Item) => {
    if (typeof content !== "string") return { subject: String(subject), html: String(html) };
    const stored = await table.get(contentKey(content));
    if (!stored) throw new Error("The content of a mail is gone");
    return personalise(String(stored.html), values as MailOfKind["values"]); // `outboxItem` has stored them
  };

  /** Undefined for a mail that is no longer wanted. */
  const contentNow = async (mail: Item, asks: MailOfKind["asks"]): Promise<Content | undefined> => {
    if (mail.isLate) return asks && compose?.(asks);
    return !asks || (await isWanted(asks)) ? contentOf(mail) : undefined;
  };

  return async ({ id }: OutboxMessage): Promise<void> => {
    const mail = await take(id, Date.now());
    if (!mail) return;
    const { asks, officeId, headers, attachment } = mail as Pick<MailOfKind, StoredField>; // `outboxItem` has stored them
    const [content, from] = await Promise.all([contentNow(mail, asks), fromOf?.(officeId ?? null)]);
    if (!content) return table.transact([{ Delete: { Key: outboxKey(id) } }]);
    try {
      const text = textOf(content.html);
      await ses.send({ to: String(mail.to), from, ...content, text, headers, attachment });
    } catch (error) {
      const verdict = verdictOnError(error);
      if (!isHopeless(verdict, Number(mail.attempts))) return again(id, verdict);
      log.warn("a single mail was given up", { id, verdict: verdict.kind });
      return table.transact([{ Delete: { Key: outboxKey(id) } }]);
    }
    if (mail.validity) await begin(mail.validity as Validity); // `outboxItem` has stored it
    await table.transact([{ Delete: { Key: outboxKey(id) } }]);
  };
};
