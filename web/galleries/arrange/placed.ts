interface Places {
  /** Number of unselected images before the first and before the last selected one. */
  readonly first: number;
  readonly last: number;
  readonly others: number;
}

/** Target of the selection, counted in unselected images. */
export type Step = (places: Places) => number;

export const toStart: Step = () => 0;
export const forward: Step = ({ first }) => first - 1;
export const back: Step = ({ last }) => last + 1;
export const toEnd: Step = ({ others }) => others;

/** The ids in their new order; moved images stay together, in the order they had. */
export const placed = (ids: readonly string[], chosen: ReadonlySet<string>, step: Step): string[] => {
  const moved = ids.filter((id) => chosen.has(id));
  const others = ids.filter((id) => !chosen.has(id));
  const before = (id: string | undefined) =>
    ids.slice(0, id === undefined ? 0 : ids.indexOf(id)).filter((other) => !chosen.has(other)).length;
  const to = step({ first: before(moved[0]), last: before(moved.at(-1)), others: others.length });
  const place = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
};

/** A dragged image takes the other's place, with all that is selected together with it. */
export const dropped = (
  ids: readonly string[],
  chosen: ReadonlySet<string>,
  drag: { readonly active: string; readonly over: string },
): string[] => {
  const together = chosen.has(drag.active) ? chosen : new Set([drag.active]);
  if (together.has(drag.over)) return [...ids];
  const place = ids.filter((id) => !together.has(id)).indexOf(drag.over);
  const isBehind = ids.indexOf(drag.active) < ids.indexOf(drag.over);
  return placed(ids, together, () => place + Number(isBehind));
};
