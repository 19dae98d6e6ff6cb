import { Readable } from "node:stream";
import { entryFields } from "../../../functions/data/discussions/discussion-search.ts";
import type { StoredEntry } from "../../../functions/data/discussions/forum-entries.collection.ts";
import { soughtIn } from "../../../functions/platform/search/german.ts";
import { packIndex, unpackIndex } from "../../../functions/platform/search/index-file.ts";
import { WordIndex } from "../../../functions/platform/search/word-index.ts";
import { absolute, compared, type Figure, timedBeside } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { duration } from "../kit/statistics.ts";
import { germanDiscussions, rememberedWords } from "./german-discussions.ts";

const MB = 1024 ** 2;
const LOADS = 4;

const storedIndex = (posts: readonly StoredEntry[]): Promise<Uint8Array> => {
  const index = new WordIndex<unknown, StoredEntry>(entryFields);
  const facts = { version: 1, listed: "{}", scope: "", date: null, organisationId: null };
  index.together(() => {
    for (const post of posts) index.put({ id: post.id, ...facts }, post);
  });
  return packIndex(index);
};

const load = (bytes: Uint8Array) => unpackIndex<unknown, StoredEntry>(entryFields, Readable.from([bytes]));

/** The file alone, without the table it is made of. */
export const grownIndex = async (few: number, many: number): Promise<Figure[]> => {
  const posts = germanDiscussions("forum", many, 0);
  const queries = rememberedWords(posts);
  const small = await storedIndex(posts.slice(0, few));
  const begun = performance.now();
  const large = await storedIndex(posts);
  const making = performance.now() - begun;
  const loading = await inPairs(
    LOADS,
    () => duration(async () => (await load(large)).close()),
    () => duration(async () => (await load(small)).close()),
  );
  const [huge, beside] = [await load(large), await load(small)];
  let turn = 0;
  const searchIn = (index: typeof huge) => async () => {
    const words = soughtIn(queries[turn++ % queries.length] ?? "");
    if (words) index.find(words);
  };
  const what = `an index of ${many.toLocaleString("en")} posts`;
  const common = { yardstick: `of ${few.toLocaleString("en")}`, goal: { most: 10 } };
  return [
    await timedBeside({
      ...common,
      what: `${what}: two words looked up`,
      calls: queries.length,
      run: searchIn(huge),
      beside: searchIn(beside),
    }),
    compared({ ...common, unit: "ms", what: `${what}: unpacked and opened`, pairs: loading }),
    absolute(`${what}: made`, making / 1000, "s", { most: 60 }),
    absolute(`${what}: stored`, large.length / MB, "MB", { most: 40 }),
  ];
};
