import type { Projection } from "../collection/projection.ts";
import { log } from "../logging/log.ts";
import type { SoughtWord } from "./german.ts";
import type { Ranks } from "./text-index.ts";

/** Logged where searches miss something; an alarm counts it (`infra/watch/watch-indexes.ts`). */
export const INCOMPLETE = "an index is incomplete";

/** Above every rank, so that rows not yet indexed come first. */
const NEW = Number.MAX_VALUE;

/** Of rows that are `behind` only what lists search is known. */
export interface Searchable {
  readonly index: { readonly search: (words: readonly SoughtWord[], isTolerant?: boolean) => Ranks };
  readonly behind: ReadonlySet<string>;
}

interface Sought {
  readonly searchTerm: string;
  readonly words: readonly SoughtWord[];
}

/** What has the words, whoever may see it. */
export const ranksIn = <Listed>(
  projection: Projection<Listed>,
  { index, behind }: Searchable,
  { searchTerm, words }: Sought,
): ((isTolerant: boolean) => Ranks) => {
  if (behind.size === 0) return (isTolerant) => index.search(words, isTolerant);
  log.warn(INCOMPLETE, { what: "behind", rows: behind.size });
  const newOnes = projection.select({ searchTerm, among: behind }).map((id) => [id, NEW] as const);
  return (isTolerant) => {
    const known = [...index.search(words, isTolerant)].filter(([id]) => !behind.has(id));
    return new Map([...known, ...newOnes]);
  };
};
