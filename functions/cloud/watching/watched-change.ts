import { isAdmitted, maySeeItem } from "../../../shared/cloud/cloud-visibility.ts";
import type { ViewerFacts } from "../../../shared/visibility/visibility.ts";
import type { CloudChange } from "../../data/cloud/cloud-changes.repository.ts";
import type { ListedCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { CloudPath, CloudTree } from "../../data/cloud/cloud-tree.ts";
import type { WatchedFolders } from "../../data/cloud/cloud-watches.repository.ts";

export interface Watcher {
  readonly id: string;
  readonly viewer: ViewerFacts;
  readonly folders: WatchedFolders;
}

export interface WatchedChange {
  readonly change: CloudChange;
  readonly item: ListedCloudItem;
  readonly path: CloudPath;
  /** The folders above the item before the change. */
  readonly from: CloudPath;
}

/** Undefined if the item is gone. */
export const locatedChange = (
  change: CloudChange,
  { rows, pathTo }: CloudTree,
): WatchedChange | undefined => {
  const item = rows.get(change.itemId);
  const path = item && pathTo(item.parentId);
  return item && path && !item.isPurged ? { change, item, path, from: pathTo(change.from) ?? [] } : undefined;
};

const isSeen = ({ change, item, path }: WatchedChange, viewer: ViewerFacts): boolean =>
  change.kinds.includes("deleted")
    ? item.deletedAt !== null && maySeeItem(viewer, path) && isAdmitted(viewer, [item])
    : maySeeItem(viewer, [...path, item]);

/** Sorts after all times. */
const NEVER = "~";

/** The nearest watched folder that the change belongs to; undefined if the watcher is not notified. */
export const watchedBy = (
  { id, viewer, folders }: Watcher,
  about: WatchedChange,
): ListedCloudItem | undefined => {
  const { change, item, path, from } = about;
  if (id === change.by || !isSeen(about, viewer)) return undefined;
  const seen = [path, from].map((above) =>
    above.filter((_, at) => maySeeItem(viewer, above.slice(0, at + 1))).toReversed(),
  );
  return [item, ...seen.flat()].find((folder) => (folders.get(folder.id) ?? NEVER) <= change.at);
};
