import { Readable } from "node:stream";
import { entryFields } from "../../../functions/data/discussions/discussion-search.ts";
import type { StoredEntry } from "../../../functions/data/discussions/forum-entries.collection.ts";
import { packIndex, unpackIndex } from "../../../functions/platform/search/index-file.ts";
import { WordIndex } from "../../../functions/platform/search/word-index.ts";
import { absolute, compared, type Figure } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { duration } from "../kit/statistics.ts";
import { germanDiscussions } from "./german-discussions.ts";

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
  const [small, large] = [await storedIndex(posts.slice(0, few)), await storedIndex(posts)];
  const pairs = await inPairs(
    LOADS,
    () => duration(async () => (await load(large)).close()),
    () => duration(async () => (await load(small)).close()),
  );
  const what = `an index of ${many.toLocaleString("en")} posts`;
  return [
    compared({
      what: `${what}: unpacked and opened`,
      unit: "ms",
      yardstick: `of ${few.toLocaleString("en")}`,
      pairs,
      goal: { most: 10 },
    }),
    absolute(`${what}: stored`, large.length / MB, "MB", { most: 40 }),
  ];
};
