import { gunzipSync, gzipSync } from "node:zlib";
import type { Subscriber } from "../../../../shared/news/subscriber.ts";
import type { BulkChange } from "../../../platform/collection/bulk-writer.ts";
import type { Stored } from "../../../platform/collection/collection-spec.ts";

/** What an import has done to one subscriber. */
export interface ImportedRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly before: Stored<Subscriber> | null;
  /** That it left behind. */
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
