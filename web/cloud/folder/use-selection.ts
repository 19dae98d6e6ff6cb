import { useState } from "react";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import type { Selection } from "../../components/list/list-column.ts";
import { selectionText as text } from "../cloud.text.ts";

/** Only of what is shown: an action must not reach what one does not see. */
export const useSelection = (shown: readonly CloudItem[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selection: Selection<CloudItem> = {
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
    labelOf: ({ title }) => text.select(title),
    allLabel: text.all,
  };

  return {
    selection,
    selected: shown.filter(({ id }) => ids.has(id)),
    clear: () => setIds(new Set()),
  };
};
