import { gunzipSync, gzipSync } from "node:zlib";
import type { Subscriber } from "../../../../shared/news/subscriber.ts";
import type { BulkChange } from "../../../platform/collection/bulk-writer.ts";
import type { Stored } from "../../../platform/collection/collection-spec.ts";

export interface ImportedRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly before: Stored<Subscriber> | null;
  /** The version that the import left behind. */
  readonly version: number;
  readonly isDeleted: boolean;
}

export const importedRowsOf = (changes: readonly BulkChange<Subscriber>[]): ImportedRow[] =>
  changes.flatMap(({ before, after }) => {
    const subject = after ?? before;
    if (!subject) return [];
    const { id, name, email } = subject;
    return [
      {
        id,
        name,
        email,
        before: before ?? null,
        version: (before?.version ?? 0) + 1,
        isDeleted: after === undefined,
      },
    ];
  });

export const packedRows = (rows: readonly ImportedRow[]): Uint8Array => gzipSync(JSON.stringify(rows));

export const unpackedRows = (packed: unknown): ImportedRow[] =>
  packed instanceof Uint8Array ? (JSON.parse(gunzipSync(packed).toString("utf8")) as ImportedRow[]) : []; // `packedRows` wrote it

/** All that an import has done to one subscriber; false if another change came in between. */
export interface MergedRow extends ImportedRow {
  readonly isUnbroken: boolean;
}

const merged = (rows: readonly ImportedRow[]): MergedRow[] => {
  const inOrder = rows.toSorted((one, other) => one.version - other.version);
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (!first || !last) return [];
  const isUnbroken = inOrder.every(
    ({ before }, index) => index === 0 || before?.version === inOrder[index - 1]?.version,
  );
  return [{ ...last, before: first.before, isUnbroken }];
};

/** A list sent in parts may name somebody twice. */
export const mergedRows = (rows: readonly ImportedRow[]): MergedRow[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(merged);
