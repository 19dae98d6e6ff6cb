import type { Stored } from "../collection/collection-spec.ts";
import { log } from "../logging/log.ts";
import { wait } from "../runtime/wait.ts";
import type { IndexStore } from "./index-store.ts";
import { changedSince, goneSince, type IndexedCollection } from "./indexed-collection.ts";
import { packIndex, unpackIndex } from "./stored-index.ts";
import { type SearchedFields, TextIndex, type Versioned } from "./text-index.ts";

const TRIES = 6;
const PAUSE = 100;
const CHUNK = 100;

interface Reading<Entity extends Versioned> {
  readonly index: TextIndex<Entity>;
  readonly etag: string | undefined;
  readonly isNew?: boolean;
}

/** Takes entities as they are now, whatever was announced; of two indexers the one with the older index starts again. */
export const openIndexer = <Entity extends { readonly id: string }, Listed>(
  collection: IndexedCollection<Entity, Listed>,
  fields: SearchedFields<Stored<Entity>>,
  store: IndexStore,
) => {
  type Index = TextIndex<Stored<Entity>>;
  let last: { readonly index: Index; readonly etag: string } | undefined;

  const madeAnew = async (): Promise<Index> => {
    const index: Index = new TextIndex(fields);
    for await (const page of collection.pages()) for (const entity of page) index.put(entity);
    return index;
  };

  const read = async (): Promise<Reading<Stored<Entity>>> => {
    const stored = await store.read(last?.etag);
    if (stored === "unchanged" && last) return last;
    if (typeof stored === "string") {
      log.info("an index is made from the table");
      return { index: await madeAnew(), etag: undefined, isNew: true };
    }
    const index = await unpackIndex(stored.bytes, fields);
    if (index) return { index, etag: stored.etag };
    log.warn("an index cannot be used and is made anew from the table");
    return { index: await madeAnew(), etag: stored.etag, isNew: true };
  };

  const takeNow = async (index: Index, ids: readonly string[]): Promise<boolean> => {
    let isChanged = false;
    for (let start = 0; start < ids.length; start += CHUNK) {
      const some = ids.slice(start, start + CHUNK);
      const found = await collection.findMany(some);
      for (const id of some) {
        const entity = found.get(id);
        if (index.versionOf(id) === entity?.version) continue;
        if (entity) index.put(entity);
        else index.remove(id);
        isChanged = true;
      }
    }
    return isChanged;
  };

  const change = async (apply: (index: Index) => Promise<boolean>): Promise<void> => {
    for (let tries = 1; tries <= TRIES; tries++) {
      const { index, etag, isNew = false } = await read();
      last = undefined;
      if (!(await apply(index)) && !isNew) {
        if (etag !== undefined) last = { index, etag };
        return;
      }
      await index.tidy();
      const putAs = await store.replace(etag, await packIndex(index, fields));
      if (putAs !== undefined) {
        last = { index, etag: putAs };
        return;
      }
      await wait(PAUSE * tries * Math.random());
    }
    throw new Error("Others kept changing the index");
  };

  return {
    take: (ids: readonly string[]): Promise<void> => change((index) => takeNow(index, [...new Set(ids)])),

    repair: (): Promise<void> =>
      change(async (index) => {
        const projection = await collection.projection();
        return takeNow(index, [...changedSince(projection, index), ...goneSince(projection, index)]);
      }),
  };
};
