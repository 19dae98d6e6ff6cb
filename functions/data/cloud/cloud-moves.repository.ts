import { change, expression } from "../../platform/table/change.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const KEY = { pk: "CLOUD_MOVES", sk: "count" };

/** Two moves that are right each by itself can make a circle together, so only one of them commits at a time. */
export const openCloudMoves = (table: Table) => ({
  /** To be read before the tree is. */
  count: async (): Promise<number> => Number((await table.get(KEY))?.moves ?? 0),

  /** Fails if a folder has moved since `before` was counted. */
  countWrite: (before: number): Write =>
    change(KEY, {
      set: { moves: before + 1 },
      if: before === 0 ? "attribute_not_exists(moves)" : expression`moves = ${before}`,
    }),
});
