import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ImportUndoingResult, LeftAlone } from "../../../../shared/news/import-undoing.ts";
import { subscriberImports } from "../../../../shared/news/subscriber-imports.contract.ts";
import { call } from "../../../app/client/call.ts";
import { keyOf } from "../../../app/client/query-key.ts";
import { queryOf, rowsOf } from "../../../app/client/query-of.ts";

const inputOf = (id: string, dryRun: boolean) => ({ params: { id }, body: { dryRun } });

export const importsQuery = queryOptions({
  ...queryOf(subscriberImports.list, {}),
  select: rowsOf,
  staleTime: 0,
});

/** Never cached, since later changes decide on it. */
export const undoingPreview = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(subscriberImports.undo), id],
    queryFn: ({ signal }) => call(subscriberImports.undo, inputOf(id, true), signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export interface Undone extends Pick<ImportUndoingResult, "removed" | "reset" | "restored"> {
  readonly leftAlone: readonly LeftAlone[];
}

interface Undoing {
  readonly id: string;
  readonly onStep: (done: number) => void;
}

export const undoing = mutationOptions({
  mutationKey: keyOf(subscriberImports.undo),
  mutationFn: async ({ id, onStep }: Undoing): Promise<Undone> => {
    let sum: Undone = { removed: 0, reset: 0, restored: 0, leftAlone: [] };
    for (let remaining = 1; remaining > 0; ) {
      const step = await call(subscriberImports.undo, inputOf(id, false));
      remaining = step.remaining;
      sum = {
        removed: sum.removed + step.removed,
        reset: sum.reset + step.reset,
        restored: sum.restored + step.restored,
        leftAlone: step.leftAlone,
      };
      onStep(sum.removed + sum.reset + sum.restored);
    }
    return sum;
  },
});
