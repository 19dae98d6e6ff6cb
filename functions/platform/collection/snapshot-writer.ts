import { millisecondsInHour } from "date-fns/constants";
import type { Bucket } from "../storage/bucket.ts";
import type { Table } from "../table/table.ts";
import { openChanges } from "./changes.ts";
import { keyLayoutOf } from "./key-layout.ts";
import type { ListRules } from "./list-rules.ts";
import type { Projection } from "./projection.ts";
import { Replica } from "./replica.ts";
import { packSnapshot, type Snapshotted, snapshotKeyOf } from "./snapshot.ts";

/** The share of changed rows that a new instance still reads from the table. */
const CHANGED_SHARE = 0.02;
const LONGEST_AGE = 6 * millisecondsInHour;

export type SnapshotBucket = Pick<Bucket, "put">;

export const openSnapshotWriter = <Listed>(
  table: Table,
  spec: ListRules<Listed> & Snapshotted & { readonly shards?: number },
  bucket: SnapshotBucket,
) => {
  const replica = new Replica<Listed>(openChanges(table, keyLayoutOf(spec)), spec);
  let last: { readonly of: Projection<Listed>; readonly revision: number; readonly at: number } | undefined;

  const isDue = (projection: Projection<Listed>, at: number) =>
    last?.of !== projection ||
    at - last.at > LONGEST_AGE ||
    projection.revision - last.revision > CHANGED_SHARE * projection.size;

  return async (): Promise<void> => {
    const at = Date.now();
    const projection = await replica.refresh();
    if (projection.size <= spec.snapshot.above || !isDue(projection, at)) return;
    const { revision } = projection;
    const bytes = await packSnapshot({ at, rows: [...projection.entries()] });
    await bucket.put(snapshotKeyOf(spec, table), bytes, "application/gzip");
    last = { of: projection, revision, at };
  };
};
