import { createHash } from "node:crypto";
import { periods, secondsIn } from "../../../shared/periods.ts";
import { keyLayoutOf } from "../collection/key-layout.ts";
import type { Item, Key, Write } from "../table/item.ts";
import { singleLine } from "./single-line.ts";

export interface OutboxMessage {
  readonly id: string;
}

/** An item whose `validUntil` is set to so many seconds after SES has taken the mail. */
export interface Validity {
  readonly key: Key;
  /** The hash of what the mail brings, which may have been replaced meanwhile. */
  readonly hash: string;
  readonly seconds: number;
}

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string;
}

interface AnyMail {
  readonly to: string;
  /** The office that writes the mail; without one the group does. */
  readonly officeId?: string | null;
  readonly validity?: Validity;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachment?: MailAttachment;
  /** What the mail is about, for `isWanted` when it goes out. */
  readonly asks?: Readonly<Record<string, string>>;
}

export interface SingleMail extends AnyMail {
  readonly subject: string;
  readonly html: string;
}

export interface MailOfKind extends AnyMail {
  readonly content: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Composed from `asks` when it goes out. */
export interface DeferredMail extends AnyMail {
  readonly asks: NonNullable<AnyMail["asks"]>;
  readonly isLate: true;
}

/** A mail costs 7 write units with the index: 50 a second are 350 of the 1,000 of a partition. */
const layout = keyLayoutOf({ name: "OUTBOX", shards: 4 });
export const outboxPartitions = layout.partitions;
export const outboxKey = layout.keyOf;

export const withdrawWrite = (id: string): Write => ({ Delete: { Key: outboxKey(id) } });

export const LEASE_MILLISECONDS = 60_000;
const EXPIRY_SECONDS = secondsIn(periods.waitingMail);
/** Outlives any mail that names the content, since it is not stored again within a day. */
const CONTENT_EXPIRY_SECONDS = secondsIn(periods.mailContent);

const seconds = () => Math.floor(Date.now() / 1000);

export const contentKey = (content: string): Key => ({ pk: `OUTBOX_CONTENT#${content}`, sk: "CONTENT" });

export const contentItem = (html: string): Key & Item & { readonly content: string } => {
  const content = createHash("sha256").update(html).digest("base64url");
  return { ...contentKey(content), content, html, expiresAt: seconds() + CONTENT_EXPIRY_SECONDS };
};

const requireSingleLines = (headers: AnyMail["headers"] = {}): void => {
  const broken = Object.entries(headers).find(([, value]) => singleLine(value) !== value);
  if (broken) throw new Error(`The header ${broken[0]} of a mail is not one line`);
};

export const outboxItem = (
  id: string,
  mail: SingleMail | MailOfKind | DeferredMail,
  delaySeconds: number,
): Key & Item => {
  requireSingleLines(mail.headers);
  return {
    ...outboxKey(id),
    ...mail,
    dueAt: Date.now() + delaySeconds * 1000 + LEASE_MILLISECONDS,
    expiresAt: seconds() + EXPIRY_SECONDS,
  };
};
