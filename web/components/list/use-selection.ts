import { useState } from "react";
import type { Selection } from "./list-column.ts";

/** Covers visible rows only, since an action must not reach hidden ones. */
export const useSelection = <Row extends { readonly id: string }>(
  shown: readonly Row[],
  words: Pick<Selection<Row>, "labelOf" | "allLabel">,
) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selection: Selection<Row> = {
    isSelected: ({ id }) => ids.has(id),
    toggle: (rows, isSelected) =>
      setIds((before) => {
        const after = new Set(before);
        for (const { id } of rows) {
          if (isSelected) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    ...words,
  };

  return {
    selection,
    selected: shown.filter(({ id }) => ids.has(id)),
    clear: () => setIds(new Set()),
  };
};

export type Choice<Row extends { readonly id: string }> = ReturnType<typeof useSelection<Row>>;
