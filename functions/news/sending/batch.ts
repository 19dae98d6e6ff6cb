import type { RecipientKind } from "../../../shared/news/recipients.ts";
import type { Item } from "../../platform/table/item.ts";

/** One who gets the newsletter, frozen when the run was planned. */
export interface Recipient {
  readonly kind: RecipientKind;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The office a subscriber belongs to; null for employees. */
  readonly organisationId: string | null;
  /** When the owner of a subscriber's address confirmed it; who has not goes without. */
  readonly ownerConfirmedAt?: string;
}

/** The final outcome of one recipient, as the sender saw it. */
export interface Outcome {
  readonly state: "sent" | "failed" | "skipped" | "inDoubt";
  readonly at: string;
  readonly messageId?: string;
  /** German, fit to show. */
  readonly error?: string;
}

/**
 * `queued`: wants to be sent when its time has come. `sending`: a sender has it until its time runs out.
 * `inDoubt`: nobody knows whether SES took it; events tell, or its time. `stuck`: failed too often.
 */
export type BatchState = "queued" | "sending" | "inDoubt" | "stuck" | "done";

/** Fifty recipients and what became of each; `results[i]` belongs to `recipients[i]`. */
export interface Batch {
  readonly no: number;
  readonly state: BatchState;
  readonly recipients: readonly Recipient[];
  readonly results: readonly (Outcome | null)[];
  readonly attempts: number;
  /** Who holds it while it is `sending`. */
  readonly claim: string | undefined;
  /** When a sender took it last, ms since 1970. */
  readonly claimedAt: number | undefined;
}

/**
 * Recipients and results as attributes: JSON text, since 50 nested maps cost the SDK ten times the time to
 * write and read, and DynamoDB twice the space.
 */
export const packed = (value: readonly unknown[]): string => JSON.stringify(value);

const unpacked = <Value>(text: unknown): Value[] | undefined =>
  typeof text === "string" ? (JSON.parse(text) as Value[]) : undefined; // `packed` has written it

export const batchOf = (item: Item): Batch => {
  const recipients = unpacked<Recipient>(item.recipients) ?? [];
  return {
    no: Number(item.no),
    state: item.state as BatchState,
    recipients,
    results: unpacked<Outcome | null>(item.results) ?? recipients.map(() => null),
    attempts: Number(item.attempts ?? 0),
    claim: typeof item.claim === "string" ? item.claim : undefined,
    claimedAt: typeof item.claimedAt === "number" ? item.claimedAt : undefined,
  };
};

/** The rows without a final outcome. */
export const openRows = (batch: Batch): number[] =>
  batch.recipients.flatMap((_, row) => (batch.results[row] ? [] : [row]));
