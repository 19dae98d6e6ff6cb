import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { stateAt } from "../../data/cloud/cloud-history.ts";
import {
  type CloudItems,
  cloudItemRules,
  type ListedCloudItem,
} from "../../data/cloud/cloud-items.collection.ts";
import type { CloudTree } from "../../data/cloud/cloud-tree.ts";
import { seenIn, trashOf } from "../../data/cloud/visible-cloud.ts";
import { pageOf, projectionOf } from "../../platform/collection/join.ts";
import { everything } from "../../platform/collection/visible.ts";
import { shownItem } from "../items/shown-item.ts";

interface Asked {
  readonly parentId: string | null;
  readonly at: string;
  readonly config: ListConfig;
}

type Row = ListedCloudItem & { readonly now: ListedCloudItem };

const rowsThen = ({ parentId, at }: Asked, tree: CloudTree, viewer: Viewer): Row[] => {
  const isSeen = seenIn(tree, viewer);
  const trash = trashOf(tree, viewer, actorOf(viewer));
  return Array.from(tree.rows.entries(), ({ listed }) => listed).flatMap((now) => {
    const then = stateAt(now, at);
    if (!then || then.isDeleted || then.parentId !== parentId) return [];
    if (!isSeen(now) && !trash.canSee(now, now.id)) return [];
    return [{ ...now, ...then, now }];
  });
};

const keptContents = async (rows: readonly Row[], items: CloudItems): Promise<ReadonlySet<string>> => {
  const replaced = rows.filter(({ file, now }) => file?.id !== now.file?.id).map(({ id }) => id);
  const found = replaced.length > 0 ? [...(await items.findMany(replaced)).values()] : [];
  const former = found.flatMap(({ versions }) => versions.map(({ file }) => file.id));
  return new Set([...rows.flatMap(({ now }) => now.file?.id ?? []), ...former]);
};

const shownThen = (
  { now, ...then }: Row,
  tree: CloudTree,
  kept: ReadonlySet<string>,
): Omit<CloudItem, "creator"> => ({
  ...shownItem(then, tree.foldersAbove(now)),
  since: {
    title: now.title,
    parentId: now.parentId,
    fileId: now.file?.id ?? null,
    isDeleted: now.deletedAt !== null,
    isKept: then.file === null || kept.has(then.file.id),
  },
});

export const folderThen = async (
  asked: Asked,
  tree: CloudTree,
  { cloudItems, viewer }: { readonly cloudItems: CloudItems; readonly viewer: Viewer },
): Promise<{ totalCount: number; data: CloudItem[] }> => {
  const rows = projectionOf(rowsThen(asked, tree, viewer), cloudItemRules);
  const { totalCount, data } = pageOf(rows, asked.config, everything);
  const kept = await keptContents(data, cloudItems);
  return { totalCount, data: data.map((row) => shownThen(row, tree, kept)) };
};
