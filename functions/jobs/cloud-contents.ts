import { namedAs } from "../../shared/files/file-name.ts";
import type { Onlooker } from "../../shared/visibility/visibility.ts";
import type { ListedCloudItem } from "../data/cloud/cloud-items.collection.ts";
import type { CloudTree } from "../data/cloud/cloud-tree.ts";
import { seenIn } from "../data/cloud/visible-cloud.ts";
import type { ZipEntry } from "./zip-entry.ts";
import { uniqueNames } from "./zip-names.ts";

/** All that the onlooker sees in what was chosen, each thing once. */
export const cloudContents = (
  cloudIds: readonly string[],
  tree: CloudTree,
  onlooker: Onlooker,
): readonly ZipEntry[] => {
  const sees = seenIn(tree, onlooker);
  const chosen = new Set(cloudIds);
  const rows = Array.from(tree.rows.entries(), ({ listed }) => listed).filter(sees);
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const nameIn = uniqueNames();

  const entriesOf = (item: ListedCloudItem, folder: string): ZipEntry[] => {
    const { file, title, modifiedAt } = item;
    if (file) {
      return [{ path: nameIn(folder, namedAs(title, file.fileName)), modifiedAt, file }];
    }
    const path = `${nameIn(folder, title)}/`;
    return [
      { path, modifiedAt },
      ...(children.get(item.id) ?? []).flatMap((child) => entriesOf(child, path)),
    ];
  };

  const isInChosen = ({ parentId }: ListedCloudItem) =>
    tree.pathTo(parentId)?.some(({ id }) => chosen.has(id)) ?? false;
  return rows
    .filter((item) => chosen.has(item.id) && !isInChosen(item))
    .flatMap((item) => entriesOf(item, ""));
};
