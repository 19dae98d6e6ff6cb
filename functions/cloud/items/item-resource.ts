import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { maySeeItem } from "../../../shared/cloud/cloud-visibility.ts";
import type { StoredCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { CloudPath } from "../../data/cloud/cloud-tree.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";
import type { CloudDeps } from "../cloud.deps.ts";

export type LocatedItem = Stored<StoredCloudItem> & { readonly path: CloudPath };

/** Finding an item takes the tree, which is read first. */
export const notPrefetched = { keysOf: () => [], entityFrom: () => undefined };

const findPlaced = async (
  id: string,
  { cloudItems, cloudTree }: Pick<CloudDeps, "cloudItems" | "cloudTree">,
): Promise<LocatedItem | undefined> => {
  const [item, { pathTo }] = await Promise.all([cloudItems.find(id), cloudTree()]);
  const path = item && pathTo(item.parentId);
  return item && path && { ...item, path };
};

export const itemResource: ResourceOptions<CloudDeps, LocatedItem> = {
  source: () => ({ missing: cloudProblems.notFound, ...notPrefetched }),
  findNamed: findPlaced,
  visible: (item, { viewer }) => maySeeItem(viewer, [...item.path, item]),
};
