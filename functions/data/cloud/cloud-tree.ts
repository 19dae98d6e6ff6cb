import type { CloudItems, ListedCloudItem } from "./cloud-items.collection.ts";

export type CloudPath = readonly ListedCloudItem[];

interface Rows {
  readonly get: (id: string) => ListedCloudItem | undefined;
}

export const treeOf = <Known extends Rows>(rows: Known) => {
  const paths = new Map<string, CloudPath | undefined>();

  /** Undefined if one of the folders does not exist. */
  const pathTo = (folderId: string | null): CloudPath | undefined => {
    if (folderId === null) return [];
    if (paths.has(folderId)) return paths.get(folderId);
    // A path that comes back here is a circle.
    paths.set(folderId, undefined);
    const folder = rows.get(folderId);
    const above = folder && !folder.isFile ? pathTo(folder.parentId) : undefined;
    const path = folder && above ? [...above, folder] : undefined;
    paths.set(folderId, path);
    return path;
  };

  return {
    rows,
    pathTo,
    foldersAbove: ({ parentId }: Pick<ListedCloudItem, "parentId">): CloudPath => pathTo(parentId) ?? [],
  };
};

export type CloudTree<Known extends Rows = Awaited<ReturnType<CloudItems["projection"]>>> = ReturnType<
  typeof treeOf<Known>
>;

export const openCloudTree = (items: CloudItems) => {
  let known: { readonly tree: CloudTree; readonly revision: number } | undefined;
  return async (): Promise<CloudTree> => {
    const rows = await items.projection();
    if (known?.tree.rows !== rows || known.revision !== rows.revision) {
      known = { tree: treeOf(rows), revision: rows.revision };
    }
    return known.tree;
  };
};
