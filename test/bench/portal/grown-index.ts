import { Readable } from "node:stream";
import { entryFields } from "../../../functions/data/discussions/discussion-search.ts";
import type { StoredEntry } from "../../../functions/data/discussions/forum-entries.collection.ts";
import { soughtIn } from "../../../functions/platform/search/german.ts";
import { packIndex, unpackIndex } from "../../../functions/platform/search/index-file.ts";
import { WordIndex } from "../../../functions/platform/search/word-index.ts";
import { compared, type Figure } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { duration, timed } from "../kit/statistics.ts";
import { germanDiscussions, rememberedWords } from "./german-discussions.ts";

const MB = 1024 ** 2;
const LOADS = 4;
const WINDOWS = 10;

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
  const searching = await inPairs(
    WINDOWS,
    () => timed(queries.length, searchIn(huge)),
    () => timed(queries.length, searchIn(beside)),
  );
  const what = `an index of ${many.toLocaleString("en")} posts`;
  const common = { unit: "ms", yardstick: `of ${few.toLocaleString("en")}`, goal: { most: 10 } };
  return [
    compared({ ...common, what: `${what}: two words looked up`, pairs: searching }),
    compared({ ...common, what: `${what}: unpacked and opened`, pairs: loading }),
    { what: `${what}: made`, value: making / 1000, unit: "s", goal: { most: 60 } },
    { what: `${what}: stored`, value: large.length / MB, unit: "MB", goal: { most: 40 } },
  ];
};
