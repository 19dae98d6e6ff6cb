import type { Stored } from "../collection/collection-spec.ts";
import type { Projection } from "../collection/projection.ts";
import { describeError, log } from "../logging/log.ts";
import { sharedReading } from "../runtime/shared-reading.ts";
import type { IndexStore } from "./index-store.ts";
import { changedSince, goneSince, type IndexedCollection } from "./indexed-collection.ts";
import { unpackIndex } from "./stored-index.ts";
import { type SearchedFields, TextIndex } from "./text-index.ts";

const CATCH_UP = 100;
const LOOK_AGAIN_MILLISECONDS = 1_000;

export interface CaughtUp<Entity extends { readonly id: string }> {
  readonly index: TextIndex<Stored<Entity>>;
  readonly behind: ReadonlySet<string>;
}

/** Begins with the stored index and reads what changed since, so a search finds what was written before it. */
export const openLiveIndex = <Entity extends { readonly id: string }, Listed>(
  { findMany }: Pick<IndexedCollection<Entity, Listed>, "findMany">,
  fields: SearchedFields<Stored<Entity>>,
  openStore: () => Promise<IndexStore>,
  now: () => number = Date.now,
) => {
  let index: TextIndex<Stored<Entity>> = new TextIndex(fields);
  let store: Promise<IndexStore> | undefined;
  let etag: string | undefined;
  let last: { readonly of: Projection<Listed>; readonly revision: number } | undefined;
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

  const forgetGone = (projection: Projection<Listed>) => {
    if (index.size <= projection.size) return;
    for (const id of goneSince(projection, index)) index.remove(id);
  };

  /** Nothing has changed since, so not one row needs to be looked at. */
  const isKnown = (projection: Projection<Listed>) =>
    last?.of === projection && last.revision === projection.revision;

  return async (projection: Projection<Listed>): Promise<CaughtUp<Entity>> => {
    if (isKnown(projection)) return { index, behind: new Set() };
    const { revision } = projection;
    let changed = changedSince(projection, index);
    if (changed.length > CATCH_UP) {
      await lookAtStore();
      changed = changedSince(projection, index);
    }
    if (changed.length > CATCH_UP) return { index, behind: new Set(changed) };
    if (changed.length > 0) {
      for (const entity of (await findMany(changed)).values()) index.put(entity);
    }
    forgetGone(projection);
    last = { of: projection, revision };
    return { index, behind: new Set() };
  };
};

export type LiveIndex<Entity extends { readonly id: string }, Listed> = ReturnType<
  typeof openLiveIndex<Entity, Listed>
>;
