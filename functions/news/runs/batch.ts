import type { Item } from "../../platform/table/item.ts";
import type { Recipient } from "../newsletters/recipients.ts";

export interface Outcome {
  readonly state: "sent" | "failed" | "skipped" | "inDoubt";
  readonly at: string;
  readonly messageId?: string;
  readonly error?: string;
}

/** `inDoubt`: SES may have taken it; events or time decide. `stuck`: failed too often, waits for a person. */
export type BatchState = "queued" | "sending" | "inDoubt" | "stuck" | "done";

/** `results[i]` belongs to `recipients[i]`. */
export interface Batch {
  readonly no: number;
  readonly state: BatchState;
  readonly recipients: readonly Recipient[];
  readonly results: readonly (Outcome | null)[];
  readonly attempts: number;
  /** How many open rows, from the first on, the last call took. */
  readonly callSize: number;
  readonly claim: string | undefined;
  /** In ms. */
  readonly claimedAt: number | undefined;
  /** In s. */
  readonly expiresAt: number;
}

/** JSON text, since 50 nested maps take ten times as long to marshal and twice the space. */
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
    callSize: Number(item.callSize ?? recipients.length),
    claim: typeof item.claim === "string" ? item.claim : undefined,
    claimedAt: typeof item.claimedAt === "number" ? item.claimedAt : undefined,
    expiresAt: Number(item.expiresAt),
  };
};

export const openRows = (batch: Batch): number[] =>
  batch.recipients.flatMap((_, row) => (batch.results[row] ? [] : [row]));

export const calledRows = (batch: Batch): number[] => openRows(batch).slice(0, batch.callSize);
