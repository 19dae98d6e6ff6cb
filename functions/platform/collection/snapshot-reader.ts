import { describeError, log } from "../logging/log.ts";
import type { Bucket } from "../storage/bucket.ts";
import type { Table } from "../table/table.ts";
import { type Snapshot, type Snapshotted, snapshotKeyOf, unpackSnapshot } from "./snapshot.ts";

/** In ms: somebody waits, and the table has the same rows. */
const READ_WITHIN = 3_000;

/** Small collections never load S3's client. */
const openStored = async (): Promise<Pick<Bucket, "read">> => {
  const { openBucket, openS3 } = await import("../storage/bucket.ts");
  return openBucket(openS3(READ_WITHIN, 1));
};

/** Never fails, since the table has everything as well. */
export const openSnapshotReader = <Listed>(spec: Snapshotted, table: Table) => ({
  above: spec.snapshot.above,

  read: async (): Promise<Snapshot<Listed> | undefined> => {
    try {
      const bytes = await (await openStored()).read(snapshotKeyOf(spec, table));
      const snapshot = bytes && (await unpackSnapshot<Listed>(bytes));
      if (!snapshot) log.warn(bytes ? "a snapshot cannot be used" : "there is no snapshot");
      return snapshot;
    } catch (error) {
      log.warn("a snapshot was not read", describeError(error));
      return undefined;
    }
  },
});

export type SnapshotReader<Listed> = ReturnType<typeof openSnapshotReader<Listed>>;
