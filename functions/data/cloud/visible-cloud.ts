import { isAdmitted, maySeeItem } from "../../../shared/cloud/cloud-visibility.ts";
import { ownerIdOf } from "../../../shared/contract/permissions.ts";
import type { ViewerFacts } from "../../../shared/visibility/visibility.ts";
import type { Visible } from "../../platform/collection/visible.ts";
import type { ListedCloudItem } from "./cloud-items.collection.ts";
import type { CloudPath, CloudTree } from "./cloud-tree.ts";

type Row = Pick<ListedCloudItem, "parentId" | "visibility" | "deletedAt">;

const byFolder = (tree: Pick<CloudTree, "pathTo">, holds: (path: CloudPath) => boolean) => {
  const known = new Map<string | null, boolean>();
  return (folderId: string | null): boolean => {
    const before = known.get(folderId);
    if (before !== undefined) return before;
    const path = tree.pathTo(folderId);
    const result = path !== undefined && holds(path);
    known.set(folderId, result);
    return result;
  };
};

export const seenIn = (tree: Pick<CloudTree, "pathTo">, viewer: ViewerFacts): ((row: Row) => boolean) => {
  const canSeeFolder = byFolder(tree, (path) => maySeeItem(viewer, path));
  return (row) => maySeeItem(viewer, [row]) && canSeeFolder(row.parentId);
};

const factsOf = ({ isAdmin, isDirector, office }: ViewerFacts): ViewerFacts => ({
  isAdmin,
  isDirector,
  office,
});

interface Location {
  readonly parentId: string | null;
  /** False for direct children only. */
  readonly isDeep: boolean;
}

/** The tree is no part of the key, since results are forgotten with every changed row. */
export const visibleAt = (
  tree: Pick<CloudTree, "pathTo">,
  viewer: ViewerFacts,
  { parentId, isDeep }: Location,
): Visible<ListedCloudItem> => {
  const facts = factsOf(viewer);
  const canSee = seenIn(tree, facts);
  const isBelow =
    parentId === null ? () => true : byFolder(tree, (path) => path.some(({ id }) => id === parentId));
  return {
    canSee: (row) => (isDeep ? isBelow(row.parentId) : row.parentId === parentId) && canSee(row),
    key: JSON.stringify(["cloud", facts, parentId, isDeep]),
  };
};

export const trashOf = (
  tree: Pick<CloudTree, "pathTo">,
  viewer: ViewerFacts,
  actor: string,
): Visible<ListedCloudItem> => {
  const facts = factsOf(viewer);
  const canSeeLocation = byFolder(
    tree,
    (path) => isAdmitted(facts, path) && !path.some(({ isPurged }) => isPurged),
  );
  return {
    canSee: (row) =>
      row.deletedAt !== null &&
      !row.isPurged &&
      (facts.isAdmin || ownerIdOf(row) === actor || row.deletedBy === actor) &&
      isAdmitted(facts, [row]) &&
      canSeeLocation(row.parentId),
    key: JSON.stringify(["cloud trash", facts, actor]),
  };
};
