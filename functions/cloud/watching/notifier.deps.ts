import { openCloudMailings } from "../../data/cloud/cloud-changes.repository.ts";
import { openSuppressions } from "../../data/suppressions/suppressions.collection.ts";
import { openTemplateSets } from "../../data/templates/template-sets.collection.ts";
import type { Table } from "../../platform/table/table.ts";
import { openCloud } from "../cloud.deps.ts";

/** What deciding and composing mails to watchers needs. */
export const openWatching = (table: Table, portalOrigin: string) => ({
  ...openCloud(table),
  mailings: openCloudMailings(table),
  suppressions: openSuppressions(table),
  templateSets: openTemplateSets(table),
  portalOrigin,
});

export type WatchingDeps = ReturnType<typeof openWatching>;
