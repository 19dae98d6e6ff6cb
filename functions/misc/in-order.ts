import { inOrderOf } from "../platform/collection/ordering.ts";
import { text } from "./misc.text.ts";

interface Placed {
  readonly id: string;
  readonly place: number;
}

/** Only what stands elsewhere than before: most of a long list stays. */
export const newPlaces = (ids: readonly string[], rows: readonly Placed[]): Placed[] => {
  const before = new Map(rows.map(({ id, place }) => [id, place]));
  const named = rows.map(({ id, place }) => ({ id, ordering: place }));
  return inOrderOf(ids, named, { field: "ids", unknown: text.unknown })
    .map(({ id, ordering }) => ({ id, place: ordering }))
    .filter(({ id, place }) => before.get(id) !== place);
};
