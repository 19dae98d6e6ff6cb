import { createHash } from "node:crypto";
import { type Table, within } from "../../platform/table/table.ts";
import { arrivalKey, eventKey, eventPrefix, RETURN, returnKey, SHARDS, shardKey } from "../runs/keys.ts";
import type { BatchReference, Evidence, ReportedBatch } from "./ses-event.ts";

/** Named by its content, so that a redelivered set overwrites itself. */
const nameOf = (evidence: readonly Evidence[]) =>
  createHash("sha256")
    .update(
      evidence
        .map(({ messageId, kind }) => `${messageId}|${kind}`)
        .sort()
        .join("\n"),
    )
    .digest("base64url")
    .slice(0, 22);

const evidenceIn = (text: unknown) => JSON.parse(String(text)) as Evidence[];

/** A full mailbox may have room tomorrow, so transient bounces do not count. */
export const isReturn = ({ kind }: Evidence) => kind === "bounced" || kind === "rejected";

export interface EventGroup {
  readonly batch: ReportedBatch;
  readonly evidence: readonly Evidence[];
}

/** One item per mail, however often it is reported. */
const returnsIn = (groups: readonly EventGroup[]) => {
  const items = groups.flatMap(({ batch: { newsletterId, run, no, expiresAt }, evidence }) =>
    evidence.filter(isReturn).map(({ row }) => ({ ...returnKey(newsletterId, run, no, row), expiresAt })),
  );
  return [...new Map(items.map((item) => [`${item.pk}|${item.sk}`, item])).values()];
};

const arrivalsOf = (groups: readonly EventGroup[], at: number) => {
  const items = groups.map(({ batch: { newsletterId, run, expiresAt } }) => ({
    ...arrivalKey(newsletterId, run),
    at,
    expiresAt,
  }));
  return [...new Map(items.map((item) => [item.pk, item])).values()];
};

/** Items are merged on reading, so that their order does not matter. */
export const openEvidence = (table: Table) => {
  const ofBatch = async ({ newsletterId, run, no }: BatchReference): Promise<Evidence[]> => {
    const items = await table.range(shardKey(newsletterId, run, no % SHARDS), eventPrefix(no));
    return items.flatMap((item) => evidenceIn(item.evidence));
  };

  return {
    /** Idempotent. */
    add: async (groups: readonly EventGroup[]): Promise<void> => {
      await table.putMany([
        ...groups.map(({ batch: { newsletterId, run, no, expiresAt }, evidence }) => ({
          ...eventKey(newsletterId, run, no, nameOf(evidence)),
          no,
          evidence: JSON.stringify(evidence),
          expiresAt,
        })),
        ...returnsIn(groups),
        ...arrivalsOf(groups, Date.now()),
      ]);
    },

    /** In ms; 0 if SES has reported nothing of the run. */
    arrivedAt: async (newsletterId: string, run: number): Promise<number> =>
      Number((await table.get(arrivalKey(newsletterId, run)))?.at ?? 0),

    countReturns: async (newsletterId: string, run: number): Promise<number> => {
      const shards = await Promise.all(
        Array.from({ length: SHARDS }, (_, shard) =>
          table.query({ ...within(shardKey(newsletterId, run, shard), RETURN), ProjectionExpression: "sk" }),
        ),
      );
      return shards.flat().length;
    },

    ofBatch,

    takenRows: async (batch: BatchReference): Promise<ReadonlySet<number>> =>
      new Set((await ofBatch(batch)).flatMap(({ row, kind }) => (kind === "rejected" ? [] : [row]))),

    /** By batch number. */
    ofRun: async (newsletterId: string, run: number): Promise<Map<number, Evidence[]>> => {
      const shards = await Promise.all(
        Array.from({ length: SHARDS }, (_, shard) =>
          table.range(shardKey(newsletterId, run, shard), "EVENT#"),
        ),
      );
      const found = new Map<number, Evidence[]>();
      for (const item of shards.flat()) {
        const no = Number(item.no);
        found.set(no, [...(found.get(no) ?? []), ...evidenceIn(item.evidence)]);
      }
      return found;
    },
  };
};

export type EvidenceStore = ReturnType<typeof openEvidence>;
