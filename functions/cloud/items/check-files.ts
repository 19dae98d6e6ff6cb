import {
  type CheckedFile,
  check as contract,
  type PlannedFile,
} from "../../../shared/cloud/check.contract.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { plainName } from "../../../shared/files/file-name.ts";
import type { ListedCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { CloudTree } from "../../data/cloud/cloud-tree.ts";
import { seenIn } from "../../data/cloud/visible-cloud.ts";
import { implement } from "../../platform/http/implement.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { isAlikeNamed, mayFill, requireLocation } from "./location.ts";
import { listedItem } from "./shown-item.ts";

const nothing: CheckedFile = { namesake: null, twin: null, isAlike: false, isClosed: false };

const openCheck = (tree: CloudTree, viewer: Viewer) => {
  const seen = Array.from(tree.rows.entries(), ({ listed }) => listed).filter(seenIn(tree, viewer));
  const children = Map.groupBy(seen, ({ parentId }) => parentId);
  const shown = (item: ListedCloudItem | undefined) =>
    item ? listedItem(item, tree.foldersAbove(item)) : null;

  /** The first of several folders with one name, as an uploader finds it; undefined if there is none yet. */
  const folderIn = (parentId: string | null, name: string) =>
    (children.get(parentId) ?? [])
      .filter(({ isFile, title }) => !isFile && title === plainName(name))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))[0];

  return (parentId: string | null, { folders, name, size, checksum }: PlannedFile): CheckedFile => {
    let location = parentId;
    for (const title of folders) {
      const folder = folderIn(location, title);
      if (!folder) return nothing;
      if (!mayFill(folder, viewer)) return { ...nothing, isClosed: true };
      location = folder.id;
    }
    const files = (children.get(location) ?? []).filter(({ isFile }) => isFile);
    const named = { title: name, file: { fileName: name } };
    const alike = files.filter(({ file }) => file?.size === size && file.checksum !== undefined);
    return {
      ...nothing,
      namesake: shown(files.find((other) => isAlikeNamed(named, other))),
      twin: shown(checksum === undefined ? undefined : alike.find(({ file }) => file?.checksum === checksum)),
      isAlike: alike.length > 0,
    };
  };
};

export const fileCheck = implement<{ readonly check: typeof contract }, CloudDeps>(
  { check: contract },
  {
    check: async ({ body: { parentId, files } }, { cloudTree: treeNow, viewer }) => {
      const tree = await treeNow();
      requireLocation(parentId, tree, viewer);
      const checked = openCheck(tree, viewer);
      return { data: files.map((file) => checked(parentId, file)) };
    },
  },
);
