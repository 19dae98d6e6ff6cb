import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { ListedCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { Write } from "../../platform/table/item.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { requireFreeName, requireLocation, requireOutside, requireRoom } from "./location.ts";

/** As many parallel moves of folders get through, one after the other. */
export const MANY_MOVES = 20;

type Moving = Pick<CloudDeps, "cloudMoves" | "cloudTree"> & { readonly viewer: Viewer };

export const locationWrites = async (
  item: Pick<ListedCloudItem, "id" | "isFile" | "parentId">,
  { cloudMoves, cloudTree, viewer }: Moving,
): Promise<readonly Write[]> => {
  const before = item.isFile ? undefined : await cloudMoves.count();
  const now = await cloudTree();
  const location = requireLocation(item.parentId, now, viewer);
  requireOutside(item.id, location);
  if (!item.isFile) requireRoom(item.id, location, now);
  return before === undefined ? [] : [cloudMoves.countWrite(before)];
};

export const movedTo = async (
  before: ListedCloudItem,
  after: ListedCloudItem,
  deps: Moving,
): Promise<readonly Write[]> => {
  const isMoved = before.parentId !== after.parentId;
  const writes = isMoved ? await locationWrites(after, deps) : [];
  if (after.isFile && (isMoved || before.title !== after.title)) {
    requireFreeName(after, await deps.cloudTree(), deps.viewer);
  }
  return writes;
};
