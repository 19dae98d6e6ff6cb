import type { Key } from "../../platform/table/item.ts";

/** Recipients in one batch: what one SendBulkEmail takes (SES API reference). */
export const BATCH_SIZE = 50;
/** Partitions the batches of a run are spread over: one takes about 1,000 recipients a second. */
export const SHARDS = 8;

/** Everything about a newsletter's sending that is no batch. */
const partition = (newsletterId: string) => `SENDING#${newsletterId}`;

/** State and counters of the last run; overwritten by the next one. */
export const statusKey = (newsletterId: string): Key => ({ pk: partition(newsletterId), sk: "STATUS" });
/** How far the planner of a run has come. */
export const planKey = (newsletterId: string, run: number): Key => ({
  pk: partition(newsletterId),
  sk: `PLAN#${run}`,
});
/** The content a run goes out with. */
export const contentKey = (newsletterId: string, run: number): Key => ({
  pk: partition(newsletterId),
  sk: `CONTENT#${run}`,
});
/** Marks a run that may still have work, so that the sweeper finds it. */
export const activeKey = (newsletterId: string): Key => ({ pk: "SENDING", sk: newsletterId });

/** Marks a newsletter that is to begin at a time; its `dueAt` says when. */
export const SCHEDULED = "SCHEDULED";
export const scheduledKey = (newsletterId: string): Key => ({ pk: SCHEDULED, sk: newsletterId });

/** The partition of one shard of a run's batches and of the events about them. */
export const shardKey = (newsletterId: string, run: number, shard: number): string =>
  `BATCH#${newsletterId}#${run}#${shard}`;

const number = (no: number) => String(no).padStart(7, "0");

/** Batch `no` of a run: it holds the recipients 50 × no and the 49 after it. */
export const batchKey = (newsletterId: string, run: number, no: number): Key => ({
  pk: shardKey(newsletterId, run, no % SHARDS),
  sk: `BATCH#${number(no)}`,
});

/** What SES reported about a batch: items of their own beside it. */
export const eventKey = (newsletterId: string, run: number, no: number, id: string): Key => ({
  pk: shardKey(newsletterId, run, no % SHARDS),
  sk: `EVENT#${number(no)}#${id}`,
});

export const eventPrefix = (no: number): string => `EVENT#${number(no)}#`;

/** A mail of a batch that came back: one item for each, so that they can be counted. */
export const returnKey = (newsletterId: string, run: number, no: number, row: number): Key => ({
  pk: shardKey(newsletterId, run, no % SHARDS),
  sk: `${RETURN}${number(no)}#${row}`,
});

export const RETURN = "RETURN#";
