import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as z from "zod";
import type { Table } from "../table/table.ts";
import type { Row } from "./projection.ts";

/** Increment when `packSnapshot` writes something else. */
const FORMAT = 1;

export interface Snapshot<Listed> {
  readonly at: number;
  readonly rows: readonly Row<Listed>[];
}

export interface SnapshotRules {
  /** Increment when rows are listed differently. */
  readonly shape: number;
  /** Up to so many rows there is none, since reading them takes less than loading S3's client. */
  readonly above: number;
}

export interface Snapshotted {
  readonly name: string;
  readonly snapshot: SnapshotRules;
}

/** The name comes first, so that permissions can tell collections apart. */
export const snapshotKeyOf = ({ name, snapshot }: Snapshotted, table: Pick<Table, "name">): string =>
  `snapshots/${name}/${table.name}/${FORMAT}.${snapshot.shape}.json.gz`;

const Stored = z.object({ at: z.number(), rows: z.custom<readonly unknown[]>(Array.isArray) });

export const packSnapshot = (snapshot: Snapshot<unknown>): Promise<Uint8Array> =>
  promisify(gzip)(JSON.stringify(snapshot), { level: 1 });

/** Undefined if anything is missing or changed, which gzip's checksum detects. */
export const unpackSnapshot = async <Listed>(bytes: Uint8Array): Promise<Snapshot<Listed> | undefined> => {
  try {
    const { at, rows } = Stored.parse(JSON.parse((await promisify(gunzip)(bytes)).toString()));
    return { at, rows: rows as readonly Row<Listed>[] };
  } catch {
    return undefined;
  }
};
