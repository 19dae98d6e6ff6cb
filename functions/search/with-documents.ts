import type { Documents } from "../data/cloud/cloud-search.ts";
import type { Searchable } from "../platform/search/ranks-in.ts";
import type { Ranks } from "../platform/search/text-index.ts";

type Index = Searchable["index"];

const both = (one: Ranks, other: Ranks): Ranks =>
  new Map(
    [...one].flatMap(([id, rank]) => {
      const more = other.get(id);
      return more === undefined ? [] : [[id, rank + more] as const];
    }),
  );

/** Of names and contents as one: each word may stand in either, and what a name says outranks a text. */
export const withDocuments = (names: Index, { index, itemOf }: Documents): Index => {
  if (!index) return names;
  const ranksOfWord = (...[words, isTolerant]: Parameters<Index["search"]>): Ranks => {
    const ranks = new Map(names.search(words, isTolerant));
    for (const [fileId, rank] of index.search(words, isTolerant)) {
      const id = itemOf(fileId);
      if (id !== undefined && (ranks.get(id) ?? 0) < rank) ranks.set(id, rank);
    }
    return ranks;
  };
  return {
    search: (words, isTolerant) =>
      words
        .map((word) => ranksOfWord([word], isTolerant))
        .reduce<Ranks | undefined>((found, ranks) => (found ? both(found, ranks) : ranks), undefined) ??
      new Map(),
  };
};
