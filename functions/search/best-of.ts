import type { Candidate } from "./source.ts";

const newestFirst = (one: Candidate, other: Candidate): number => {
  const [recency, otherRecency] = [one.recency ?? one.date ?? "", other.recency ?? other.date ?? ""];
  if (recency !== otherRecency) return recency < otherRecency ? 1 : -1;
  return one.id < other.id ? 1 : -1;
};

/** Of one rank the newest come first; ranks that the page does not reach are not sorted. */
export const bestOf = (candidates: readonly Candidate[], most: number): Candidate[] => {
  const byRank = Map.groupBy(candidates, ({ rank }) => rank);
  const best: Candidate[] = [];
  for (const rank of [...byRank.keys()].sort((one, other) => other - one)) {
    if (best.length >= most) break;
    for (const candidate of (byRank.get(rank) ?? []).sort(newestFirst)) best.push(candidate);
  }
  return best.slice(0, most);
};
