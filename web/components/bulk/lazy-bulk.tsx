import { lazy, Suspense } from "react";
import type { Bulk } from "./use-bulk.ts";

interface BulkProps<Row extends { readonly id: string }> {
  bulk: Bulk<Row>;
}

/** Loaded with the first selection, since most people only look at a list. */
export const lazyBulk = <Row extends { readonly id: string }>(
  load: () => Promise<React.ComponentType<BulkProps<Row>>>,
) => {
  const Part = lazy(async () => ({ default: await load() }));
  return ({ bulk }: BulkProps<Row>) =>
    bulk.isBegun && (
      <Suspense>
        <Part bulk={bulk} />
      </Suspense>
    );
};
