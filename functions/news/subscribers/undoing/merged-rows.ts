import type { ImportedRow } from "../import/imported-row.ts";

/** All that an import has done to one subscriber; false where another came in between. */
export interface MergedRow extends ImportedRow {
  readonly isUnbroken: boolean;
}

const merged = (rows: readonly ImportedRow[]): MergedRow[] => {
  const inOrder = rows.toSorted((one, other) => one.version - other.version);
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (!first || !last) return [];
  const isUnbroken = inOrder.every(
    ({ before }, index) => index === 0 || before?.version === inOrder[index - 1]?.version,
  );
  return [{ ...last, before: first.before, isUnbroken }];
};

/** A list sent in parts may name somebody twice. */
export const mergedRows = (rows: readonly ImportedRow[]): MergedRow[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(merged);
