import { statusKey } from "../../data/newsletters/active-runs.ts";
import type { Key } from "../../platform/table/item.ts";

/** SendBulkEmail takes 50 (SES API reference). */
export const BATCH_SIZE = 50;
/** One partition takes about 1,000 recipients a second. */
export const SHARDS = 8;

export const planKey = (newsletterId: string, run: number): Key => ({
  pk: statusKey(newsletterId).pk,
  sk: `PLAN#${run}`,
});
export const contentKey = (newsletterId: string, run: number): Key => ({
  pk: statusKey(newsletterId).pk,
  sk: `CONTENT#${run}`,
});
export const SCHEDULED = "SCHEDULED";
export const scheduledKey = (newsletterId: string): Key => ({ pk: SCHEDULED, sk: newsletterId });

export const shardKey = (newsletterId: string, run: number, shard: number): string =>
  `BATCH#${newsletterId}#${run}#${shard}`;

const number = (no: number) => String(no).padStart(7, "0");

export const batchKey = (newsletterId: string, run: number, no: number): Key => ({
  pk: shardKey(newsletterId, run, no % SHARDS),
  sk: `BATCH#${number(no)}`,
});

export const eventKey = (newsletterId: string, run: number, no: number, id: string): Key => ({
  pk: shardKey(newsletterId, run, no % SHARDS),
  sk: `EVENT#${number(no)}#${id}`,
});

export const eventPrefix = (no: number): string => `EVENT#${number(no)}#`;

export const arrivalKey = (newsletterId: string, run: number): Key => ({
  pk: shardKey(newsletterId, run, 0),
  sk: "ARRIVAL",
});

export const indexKey = (newsletterId: string, run: number, id: string, bucket: number): Key => ({
  pk: shardKey(newsletterId, run, bucket % SHARDS),
  sk: `INDEX#${id}#${bucket}`,
});

export const returnKey = (newsletterId: string, run: number, no: number, row: number): Key => ({
  pk: shardKey(newsletterId, run, no % SHARDS),
  sk: `${RETURN}${number(no)}#${row}`,
});

export const RETURN = "RETURN#";
