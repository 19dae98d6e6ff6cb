import { openFileStore } from "../../functions/data/files/file-store.repository.ts";
import { openPartStore } from "../../functions/data/files/part-store.repository.ts";
import { openStores } from "../../functions/data/stores.ts";
import type { Table } from "../../functions/platform/table/table.ts";

/** As the file-sweeper has them. */
export const sweepDeps = (table: Table) => ({
  ...openStores(table),
  store: openFileStore(),
  parts: openPartStore(),
});
