import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as z from "zod";
import type { Table } from "../table/table.ts";
import type { Row } from "./projection.ts";

/** To be counted up when `packSnapshot` writes something else. */
const FORMAT = 1;

export interface Snapshot<Listed> {
  /** When its reading began. */
  readonly at: number;
  readonly rows: readonly Row<Listed>[];
}

export interface SnapshotRules {
  /** To be counted up when rows are listed differently. */
  readonly shape: number;
  /** Of so many rows and fewer there is none, since reading them takes less than loading S3's client. */
  readonly above: number;
}

export interface Snapshotted {
  readonly name: string;
  readonly snapshot: SnapshotRules;
}

/** Another table or another shape has a key of its own, so nobody reads what is not theirs; the name comes first, so that rights can tell collections apart. */
export const snapshotKeyOf = ({ name, snapshot }: Snapshotted, table: Pick<Table, "name">): string =>
  `snapshots/${name}/${table.name}/${FORMAT}.${snapshot.shape}.json.gz`;

const Stored = z.object({ at: z.number(), rows: z.custom<readonly unknown[]>(Array.isArray) });

export const packSnapshot = (snapshot: Snapshot<unknown>): Promise<Uint8Array> =>
  promisify(gzip)(JSON.stringify(snapshot), { level: 1 });

/** Undefined if anything is missing or changed, which gzip's checksum tells. */
export const unpackSnapshot = async <Listed>(bytes: Uint8Array): Promise<Snapshot<Listed> | undefined> => {
  try {
    const { at, rows } = Stored.parse(JSON.parse((await promisify(gunzip)(bytes)).toString()));
    return { at, rows: rows as readonly Row<Listed>[] };
  } catch {
    return undefined;
  }
};
