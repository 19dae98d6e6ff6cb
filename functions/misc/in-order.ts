import { inOrderOf } from "../platform/collection/ordering.ts";
import { text } from "./misc.text.ts";

interface Ranked {
  readonly id: string;
  readonly rank: number;
}

export const newRanks = (ids: readonly string[], rows: readonly Ranked[]): Ranked[] => {
  const before = new Map(rows.map(({ id, rank }) => [id, rank]));
  const named = rows.map(({ id, rank }) => ({ id, ordering: rank }));
  return inOrderOf(ids, named, { field: "ids", unknown: text.unknown })
    .map(({ id, ordering }) => ({ id, rank: ordering }))
    .filter(({ id, rank }) => before.get(id) !== rank);
};
