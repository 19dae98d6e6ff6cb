import type { Stored } from "../collection/collection-spec.ts";
import { describeError, log } from "../logging/log.ts";
import { sharedReading } from "../runtime/shared-reading.ts";
import type { IndexStore } from "./index-store.ts";
import { changedSince, goneSince, type IndexedRows, type IndexedSource } from "./indexed-collection.ts";
import { unpackIndex } from "./stored-index.ts";
import { type SearchedFields, TextIndex } from "./text-index.ts";

/** With more rows behind, searches may miss something until the indexer or a repair is through. */
export const CATCH_UP = 100;
const LOOK_AGAIN_MILLISECONDS = 1_000;

export interface CaughtUp<Entity extends { readonly id: string }> {
  readonly index: TextIndex<Stored<Entity>>;
  readonly behind: ReadonlySet<string>;
}

interface Known {
  readonly of: IndexedRows;
  readonly revision: number;
  readonly behind: ReadonlySet<string>;
  readonly until: number;
}

/** Begins with the stored index and reads what changed since, so a search finds what was written before it. */
export const openLiveIndex = <Entity extends { readonly id: string }>(
  { findMany }: Pick<IndexedSource<Entity>, "findMany">,
  fields: SearchedFields<Stored<Entity>>,
  openStore: () => Promise<IndexStore>,
  now: () => number = Date.now,
) => {
  let index: TextIndex<Stored<Entity>> = new TextIndex(fields);
  let store: Promise<IndexStore> | undefined;
  let etag: string | undefined;
  let last: Known | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const look = async () => {
    store ??= openStore();
    const stored = await (await store).read(etag);
    if (typeof stored === "string") return;
    const read = await unpackIndex(stored.bytes, fields);
    etag = stored.etag;
    if (!read) return log.warn("the stored index cannot be used");
    index = read;
    last = undefined;
  };

  const lookAtStore = sharedReading(async () => {
    if (now() - lookedAt < LOOK_AGAIN_MILLISECONDS) return;
    lookedAt = now();
    // Without an index titles are searched, as in a list.
    await look().catch((error: unknown) => log.warn("the stored index was not read", describeError(error)));
  });

  const forgetGone = (rows: IndexedRows) => {
    if (index.size <= rows.size) return;
    for (const id of goneSince(rows, index)) index.remove(id);
  };

  /** Nothing has changed since, so not one row needs to be looked at. */
  const isKnown = (rows: IndexedRows) =>
    last?.of === rows && last.revision === rows.revision && now() < last.until;

  const caughtUp = async (rows: IndexedRows): Promise<Omit<Known, "of" | "revision">> => {
    const again = () => now() + LOOK_AGAIN_MILLISECONDS;
    let changed = changedSince(rows, index);
    if (changed.length > CATCH_UP) {
      await lookAtStore();
      changed = changedSince(rows, index);
    }
    if (changed.length > CATCH_UP) return { behind: new Set(changed), until: again() };
    const found = changed.length > 0 ? await findMany(changed) : new Map<string, Stored<Entity>>();
    for (const entity of found.values()) index.put(entity);
    forgetGone(rows);
    // What is not there yet is asked for again.
    const isWhole = found.size === changed.length;
    return { behind: new Set(), until: isWhole ? Number.POSITIVE_INFINITY : again() };
  };

  return async (rows: IndexedRows): Promise<CaughtUp<Entity>> => {
    if (!isKnown(rows) || !last) {
      const { revision } = rows;
      const state = await caughtUp(rows);
      last = { of: rows, revision, ...state };
    }
    return { index, behind: last.behind };
  };
};

export type LiveIndex<Entity extends { readonly id: string }> = ReturnType<typeof openLiveIndex<Entity>>;
