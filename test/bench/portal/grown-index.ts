import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { entryFields } from "../../../functions/data/discussions/discussion-search.ts";
import type { StoredEntry } from "../../../functions/data/discussions/forum-entries.collection.ts";
import { soughtIn } from "../../../functions/platform/search/german.ts";
import { packIndex, unpackIndex } from "../../../functions/platform/search/stored-index.ts";
import { TextIndex } from "../../../functions/platform/search/text-index.ts";
import { compared, type Figure } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { duration, timed } from "../kit/statistics.ts";
import { germanDiscussions, rememberedWords } from "./german-discussions.ts";

const MB = 1024 ** 2;
const LOADS = 4;
const WINDOWS = 10;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const heapUsed = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

const storedIndex = async (posts: readonly StoredEntry[]): Promise<Uint8Array> => {
  const index = new TextIndex(entryFields);
  for (const post of posts) index.put({ ...post, version: 1 });
  return packIndex(index, entryFields);
};

const load = async (bytes: Uint8Array) => {
  const index = await unpackIndex(bytes, entryFields);
  if (!index) throw new Error("The index cannot be used");
  return index;
};

/** The index alone, since the local engine takes no object of this size in one request. */
export const grownIndex = async (few: number, many: number): Promise<Figure[]> => {
  const posts = germanDiscussions("forum", many, 0);
  const queries = rememberedWords(posts);
  const [small, large] = [await storedIndex(posts.slice(0, few)), await storedIndex(posts)];
  const loading = await inPairs(
    LOADS,
    () => duration(() => load(large)),
    () => duration(() => load(small)),
  );
  const before = heapUsed();
  const huge = await load(large);
  const heap = heapUsed() - before;
  const beside = await load(small);
  let turn = 0;
  const searchIn = (index: typeof huge) => async () => {
    const words = soughtIn(queries[turn++ % queries.length] ?? "");
    if (words) index.search(words, false);
  };
  const searching = await inPairs(
    WINDOWS,
    () => timed(queries.length, searchIn(huge)),
    () => timed(queries.length, searchIn(beside)),
  );
  const what = `an index of ${many.toLocaleString("en")} posts`;
  const common = { unit: "ms", yardstick: `of ${few.toLocaleString("en")}`, goal: { most: 10 } };
  return [
    compared({ ...common, what: `${what}: two words looked up`, pairs: searching }),
    compared({ ...common, what: `${what}: read from what is stored`, pairs: loading }),
    { what: `${what}: stored`, value: large.length / MB, unit: "MB", goal: { most: 40 } },
    { what: `${what}: heap`, value: heap / MB, unit: "MB", goal: { most: 800 } },
  ];
};
