import { maySeeItem, visibilityOf } from "../../../shared/cloud/cloud-visibility.ts";
import { mayShare } from "../../../shared/cloud/share-rights.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { narrowestOf } from "../../../shared/visibility/visibility.ts";
import { loadAccountViewers } from "../people/account-viewers.ts";
import type { Stores } from "../stores.ts";
import type { ListedCloudItem } from "./cloud-items.collection.ts";
import type { KnownShare } from "./cloud-shares.collection.ts";
import type { CloudTree } from "./cloud-tree.ts";

export type ShareSources = Pick<Stores, "users" | "employees" | "organisations" | "roles" | "cloudTree">;

export interface OpenShare {
  readonly root: ListedCloudItem;
  readonly sharer: Viewer;
  readonly tree: CloudTree;
  readonly isShown: (row: ListedCloudItem) => boolean;
}

const shownIn = (root: ListedCloudItem, tree: CloudTree) => {
  const audience = visibilityOf([...tree.foldersAbove(root), root]);
  const isAlike = ({ deletedAt, visibility }: ListedCloudItem) =>
    deletedAt === null && narrowestOf([audience, visibility]) === audience;
  return (row: ListedCloudItem): boolean => {
    if (row.id === root.id) return true;
    const path = tree.pathTo(row.parentId) ?? [];
    const at = path.findIndex(({ id }) => id === root.id);
    return at >= 0 && [...path.slice(at + 1), row].every(isAlike);
  };
};

type Offices = Awaited<ReturnType<ShareSources["organisations"]["projection"]>>;

export const isSharingAllowed = (
  { organisationId }: Pick<ListedCloudItem, "organisationId">,
  { employedAt }: Pick<Viewer, "employedAt">,
  offices: Pick<Offices, "get">,
): boolean => [organisationId, employedAt].every((id) => id === null || !offices.get(id)?.forbidsShares);

/** Undefined if the item is gone or hidden, or its sharer may no longer share it. */
export const loadShareReader = async (sources: ShareSources) => {
  const [sharerOf, tree, offices] = await Promise.all([
    loadAccountViewers(sources),
    sources.cloudTree(),
    sources.organisations.projection(),
  ]);
  return ({ itemId, userId }: Pick<KnownShare, "itemId" | "userId">): OpenShare | undefined => {
    const sharer = sharerOf(userId);
    const root = tree.rows.get(itemId);
    const above = root && tree.pathTo(root.parentId);
    if (!sharer || !root || !above) return undefined;
    const path = [...above, root];
    const isReachable =
      maySeeItem(sharer, path) &&
      mayShare(sharer, root, visibilityOf(path)) &&
      isSharingAllowed(root, sharer, offices);
    return isReachable ? { root, sharer, tree, isShown: shownIn(root, tree) } : undefined;
  };
};

export const isExpired = ({ expiresAt }: Pick<KnownShare, "expiresAt">, now: Date): boolean =>
  Date.parse(expiresAt) <= now.getTime();
