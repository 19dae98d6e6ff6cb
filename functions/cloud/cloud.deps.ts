import { openAudit } from "../data/audit/open-audit.ts";
import { openCloudChanges } from "../data/cloud/cloud-changes.repository.ts";
import { openCloudItems } from "../data/cloud/cloud-items.collection.ts";
import { openCloudMoves } from "../data/cloud/cloud-moves.repository.ts";
import { openCloudSearch } from "../data/cloud/cloud-search.ts";
import { openCloudTree } from "../data/cloud/cloud-tree.ts";
import { openCloudWatches } from "../data/cloud/cloud-watches.repository.ts";
import type { openTextMessages } from "../data/cloud/text-queue.ts";
import { openCloudUsage } from "../data/files/cloud-usage.repository.ts";
import { openOwnedFiles } from "../data/files/owned-files.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import type { Table } from "../platform/table/table.ts";

export const openCloud = (table: Table) => {
  const people = openPeople(table);
  const items = openCloudItems(table);
  const settings = openSettings(table);
  return {
    ...people,
    table,
    sessions: openSessions(table, people),
    audit: openAudit(table, settings),
    settings,
    usage: openCloudUsage(table),
    items,
    tree: openCloudTree(items),
    search: openCloudSearch(),
    moves: openCloudMoves(table),
    changes: openCloudChanges(table),
    watches: openCloudWatches(table),
    ownedFiles: openOwnedFiles(table),
  };
};

export type CloudStores = ReturnType<typeof openCloud>;

/** Only who takes new contents tells of them. */
export interface CloudDeps extends CloudStores {
  readonly announceText: ReturnType<typeof openTextMessages>;
}
