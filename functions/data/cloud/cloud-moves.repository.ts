import { change, expression } from "../../platform/table/change.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const KEY = { pk: "CLOUD_MOVES", sk: "count" };

export const openCloudMoves = (table: Table) => ({
  /** Must be read before the tree. */
  count: async (): Promise<number> => Number((await table.get(KEY))?.moves ?? 0),

  /** Fails if a folder has moved since `before` was read. */
  countWrite: (before: number): Write =>
    change(KEY, {
      set: { moves: before + 1 },
      if: before === 0 ? "attribute_not_exists(moves)" : expression`moves = ${before}`,
    }),
});
