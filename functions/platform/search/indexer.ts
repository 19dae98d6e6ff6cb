import type { Stored } from "../collection/collection-spec.ts";
import { log } from "../logging/log.ts";
import { wait } from "../runtime/wait.ts";
import type { IndexStore } from "./index-store.ts";
import { changedSince, goneSince, type IndexedSource } from "./indexed-collection.ts";
import { CATCH_UP } from "./live-index.ts";
import { INCOMPLETE } from "./ranks-in.ts";
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
export const openIndexer = <Entity extends { readonly id: string }>(
  collection: IndexedSource<Entity>,
  fields: SearchedFields<Stored<Entity>>,
  store: IndexStore,
) => {
  type Index = TextIndex<Stored<Entity>>;
  let last: { readonly index: Index; readonly etag: string } | undefined;

  const tellOf = (what: "lost" | "unusable" | "behind", rows: number) =>
    log.warn(INCOMPLETE, { collection: collection.name, what, rows });

  const madeAnew = async (): Promise<Index> => {
    const index: Index = new TextIndex(fields);
    for await (const page of collection.pages()) for (const entity of page) index.put(entity);
    return index;
  };

  const read = async (): Promise<Reading<Stored<Entity>>> => {
    const stored = await store.read(last?.etag);
    if (stored === "unchanged" && last) return last;
    if (typeof stored === "string") {
      const index = await madeAnew();
      // There is none before the first entity, either.
      if (index.size > 0) tellOf("lost", index.size);
      return { index, etag: undefined, isNew: true };
    }
    const index = await unpackIndex(stored.bytes, fields);
    if (index) return { index, etag: stored.etag };
    const instead = await madeAnew();
    tellOf("unusable", instead.size);
    return { index: instead, etag: stored.etag, isNew: true };
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

  const rows = () => collection.projection();

  return {
    take: (ids: readonly string[]): Promise<void> => change((index) => takeNow(index, [...new Set(ids)])),

    /** Where there was none before, so that none is missed. */
    begin: async (): Promise<void> => {
      await store.replace(undefined, await packIndex(await madeAnew(), fields));
    },

    repair: (): Promise<void> =>
      change(async (index) => {
        const now = await rows();
        const changed = changedSince(now, index);
        if (changed.length > CATCH_UP) tellOf("behind", changed.length);
        return takeNow(index, [...changed, ...goneSince(now, index)]);
      }),

    /** The half of a repair that reads nothing; the other half is for whoever knows a cheaper way to what is lacking. */
    forgetGone: (): Promise<void> => change(async (index) => takeNow(index, goneSince(await rows(), index))),

    lacking: async (): Promise<string[]> => changedSince(await rows(), (await read()).index),
  };
};
