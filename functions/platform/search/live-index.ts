import { millisecondsInDay } from "date-fns/constants";
import { type Seen, seenAt } from "../collection/changes.ts";
import { LONGEST_PAUSE } from "../collection/replica.ts";
import { readInRequest } from "../collection/request-reads.ts";
import { describeError, log } from "../logging/log.ts";
import { lazily } from "../runtime/lazily.ts";
import { openIndexChanges } from "./index-changes.ts";
import { packIndex, unpackIndex } from "./index-file.ts";
import type { IndexedCollection, IndexOptions, IndexSpec, LiveIndex } from "./index-spec.ts";
import { WordIndex } from "./word-index.ts";

/** Logged when searches miss something; an alarm counts it (`infra/watch/watch-indexes.ts`). */
export const INCOMPLETE = "an index is incomplete";

/** Up to so many rows may lack their words; more are logged. */
export const BEHIND = 100;
const ASKED_AGAIN_AFTER = 1_000;
/** A removed row leaves a tombstone for a week, which a file must not outlive. */
const OLDEST_FILE = 6 * millisecondsInDay;

const MANY_CHANGES = 300;
const MADE_ANEW_AFTER = millisecondsInDay;

const AT_ONCE = 3_000;
const FEW = 1_000;

interface State<Listed, Document> {
  readonly index: WordIndex<Listed, Document>;
  /** The ETag of its file, if it has one. */
  readonly etag?: string | undefined;
  seen: Seen;
  /** Changes since its file was made. */
  changes: number;
  askedAt: number;
}

interface Missing {
  readonly what: string;
  readonly more?: object;
}

/** A function that never searches never loads S3's client. */
const ownStore = lazily(async () => (await import("./index-store.ts")).openIndexStore());

export const openLiveIndex = <Listed, Document, Scope>(
  collection: IndexedCollection<Listed>,
  spec: IndexSpec<Listed, Document, Scope>,
  { openStore = ownStore, few = FEW, atOnce = AT_ONCE }: IndexOptions = {},
): LiveIndex<Listed, Scope> => {
  type Index = WordIndex<Listed, Document>;
  const { name, changes } = collection;
  const { fields, scopeOf } = spec;
  const { put, newsIn, newsSince, complete } = openIndexChanges(collection, spec);
  let state: State<Listed, Document> | undefined;
  /** A search may still be using it. */
  let former: Index | undefined;
  let beginning: Promise<State<Listed, Document>> | undefined;

  const stateOf = (index: Index, seen: Seen, etag?: string): State<Listed, Document> => ({
    index,
    etag,
    seen,
    changes: 0,
    askedAt: 0,
  });

  const replace = (next: State<Listed, Document>) => {
    former?.close();
    former = state?.index === next.index ? undefined : state?.index;
    state = next;
    return next;
  };

  const warn = ({ what, more }: Missing) => log.warn(INCOMPLETE, { index: name, what, ...more });

  /** The absence of a file is logged only if there should be one. */
  const readFile = async (etag?: string): Promise<State<Listed, Document> | Missing> => {
    try {
      const stored = await (await openStore()).read(name, etag);
      if (stored === "missing") return { what: "lost" };
      if (stored === "unchanged") return { what: stored };
      const index = await unpackIndex<Listed, Document>(fields, stored.bytes);
      if (Date.now() - index.at < OLDEST_FILE) return stateOf(index, seenAt(index.at), stored.etag);
      index.close();
      return { what: "old" };
    } catch (error) {
      return { what: "unusable", more: describeError(error) };
    }
  };

  const begin = async (): Promise<State<Listed, Document>> => {
    const startedAt = Date.now();
    const stored = await readFile();
    if ("index" in stored) return stored;
    const index: Index = new WordIndex(fields);
    const all = await changes.upTo(few);
    if (!all) warn(stored);
    const { news, seen } = all
      ? { news: newsIn(index, all), seen: seenAt(startedAt, all) }
      : await newsSince(seenAt(0), index);
    await put(index, news, atOnce);
    return stateOf(index, seen);
  };

  const current = async (): Promise<State<Listed, Document>> => {
    if (state && Date.now() - state.seen.syncedAt <= LONGEST_PAUSE) return state;
    beginning ??= begin().finally(() => {
      beginning = undefined;
    });
    const begun = await beginning;
    return state?.index === begun.index ? state : replace(begun);
  };

  /** Where much is behind, a new file may exist meanwhile. */
  const makeUp = async (known: State<Listed, Document>): Promise<void> => {
    const { index, etag } = known;
    const behind = index.behind(BEHIND + 1);
    if (behind.length === 0 || Date.now() - known.askedAt < ASKED_AGAIN_AFTER) return;
    known.askedAt = Date.now();
    const newer = behind.length > BEHIND ? await readFile(etag) : undefined;
    if (newer && "index" in newer) return catchUp(replace(newer));
    await complete(index, behind);
  };

  const catchUp = async (known: State<Listed, Document>): Promise<void> => {
    const { news, seen } = await newsSince(known.seen, known.index);
    if (news.size > 0) await put(known.index, news, atOnce);
    known.changes += news.size;
    if (seen.syncedAt > known.seen.syncedAt) known.seen = seen;
  };

  const refreshed = async (): Promise<State<Listed, Document>> => {
    const startedAt = Date.now();
    const known = await current();
    if (known.seen.syncedAt < startedAt) await catchUp(known);
    await makeUp(known);
    return state ?? known;
  };

  const madeAnew = async (): Promise<Index> => {
    const index: Index = new WordIndex(fields);
    index.anewAt = Date.now();
    const items = [...(await newsSince(seenAt(0), index)).news];
    for (let start = 0; start < items.length; start += atOnce) {
      await put(index, new Map(items.slice(start, start + atOnce)), atOnce);
    }
    return index;
  };

  const store = async (index: Index): Promise<void> => {
    const etag = await (await openStore()).put(name, await packIndex(index));
    replace(stateOf(index, seenAt(index.at), etag));
  };

  const isStored = async (etag: string | undefined) =>
    etag !== undefined && (await (await openStore()).read(name, etag)) === "unchanged";

  const reading = { refresh: async () => (await refreshed()).index };

  return {
    scopeOf,
    current: () => readInRequest(reading),
    keep: async () => {
      const stored = state ?? (await readFile());
      if (stored !== state) {
        if ("index" in stored) replace(stored);
        else if (!(await changes.upTo(few))) {
          // Beginning without a file, too, would read the table twice.
          warn(stored);
          return store(await madeAnew());
        }
      }
      const { index, etag, changes: changed, seen } = await refreshed();
      if (index.size <= few) return;
      if (Date.now() - index.anewAt > MADE_ANEW_AFTER || !(await isStored(etag)))
        return store(await madeAnew());
      if (changed < MANY_CHANGES) return;
      index.at = seen.syncedAt;
      await store(index);
    },
  };
};

/** For rows that have all words themselves. */
export const openRowIndex = <Listed, Scope>(
  collection: IndexedCollection<Listed>,
  spec: Omit<IndexSpec<Listed, Listed, Scope>, "documentsOf">,
) =>
  openLiveIndex(
    collection,
    { ...spec, documentsOf: async (rows) => rows },
    { atOnce: Number.POSITIVE_INFINITY },
  );
