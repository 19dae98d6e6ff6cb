import { namedAs } from "../../../shared/files/file-name.ts";
import type { ListedCloudItem } from "../cloud/cloud-items.collection.ts";
import type { CloudTree } from "../cloud/cloud-tree.ts";
import type { ZipEntry } from "./zip-entry.ts";

const ENDING = /(\.\w{1,10})?$/;

/** A name must not become a path. */
const plainName = (name: string) => {
  const plain = name.normalize("NFC").replaceAll(/[/\\\p{Cc}]/gu, "_");
  return /^\.{0,2}$/.test(plain) ? "_" : plain;
};

/** Unique within a folder, also on systems that ignore case. */
export const uniqueNames = () => {
  const taken = new Set<string>();
  return (folder: string, name: string): string => {
    const plain = plainName(name);
    for (let count = 1; ; count += 1) {
      const path = folder + (count === 1 ? plain : plain.replace(ENDING, ` (${count})$1`));
      const key = path.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
};

export const cloudContents = (
  cloudIds: readonly string[],
  tree: CloudTree,
  canSee: (item: ListedCloudItem) => boolean,
): readonly ZipEntry[] => {
  const chosen = new Set(cloudIds);
  const rows = Array.from(tree.rows.entries(), ({ listed }) => listed).filter(canSee);
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
