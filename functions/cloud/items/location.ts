import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import type { CloudFile } from "../../../shared/cloud/cloud-item.ts";
import { isOwner, type Viewer } from "../../../shared/contract/permissions.ts";
import { namedAs } from "../../../shared/files/file-name.ts";
import type { ListedCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { CloudPath, CloudTree } from "../../data/cloud/cloud-tree.ts";
import { seenIn } from "../../data/cloud/visible-cloud.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { listedItem } from "./shown-item.ts";

const MAX_DEPTH = 50;
const PATH = "parentId";

export const mayFill = (item: ListedCloudItem, viewer: Viewer): boolean =>
  !item.closed || viewer.isAdmin || isOwner(viewer, item);

/** The folders down to one that the viewer may put something into; throws the reason otherwise. */
export const requireLocation = (parentId: string | null, tree: CloudTree, viewer: Viewer): CloudPath => {
  if (parentId === null) return [];
  const row = tree.rows.get(parentId);
  if (!row || !seenIn(tree, viewer)(row)) throw problemAt(cloudProblems.unknownPlace, PATH);
  if (row.isFile) throw problemAt(cloudProblems.notAFolder, PATH);
  const location = tree.pathTo(parentId) ?? [];
  if (!mayFill(row, viewer)) throw problemAt(cloudProblems.closed, PATH);
  if (location.length >= MAX_DEPTH) throw problemAt(cloudProblems.tooDeep, PATH);
  return location;
};

const heightOf = (id: string, { rows }: CloudTree): number => {
  const folders = Array.from(rows.entries(), ({ listed }) => listed).filter((row) => !row.isFile);
  const children = Map.groupBy(folders, ({ parentId }) => parentId);
  let height = 0;
  let level = [id];
  while (level.length > 0 && height < MAX_DEPTH) {
    height += 1;
    level = level.flatMap((folder) => (children.get(folder) ?? []).map((child) => child.id));
  }
  return height;
};

/** Deleted folders below count, too, since they may be restored. */
export const requireRoom = (folderId: string, location: CloudPath, tree: CloudTree): void => {
  if (location.length + heightOf(folderId, tree) > MAX_DEPTH) throw problemAt(cloudProblems.tooDeep, PATH);
};

export const requireOutside = (id: string, location: CloudPath): void => {
  if (location.some((folder) => folder.id === id)) throw problemAt(cloudProblems.insideItself, PATH);
};

interface Named {
  readonly title: string;
  readonly file: Pick<CloudFile, "fileName"> | null;
}

/** The listed name, and the name of the download with the ending of its content. */
const namesOf = ({ title, file }: Named): readonly string[] =>
  [title, namedAs(title, file?.fileName ?? "")].map((name) => name.normalize("NFC").toLowerCase());

export const isAlikeNamed = (one: Named, other: Named): boolean => {
  const [[title, name], [otherTitle, otherName]] = [namesOf(one), namesOf(other)];
  return title === otherTitle || name === otherName;
};

type NamedItem = Pick<ListedCloudItem, "id" | "title" | "parentId" | "file">;

/** Only files that the viewer can see count, so that hidden names are not revealed. */
const findSibling = (
  { id, parentId }: NamedItem,
  tree: CloudTree,
  viewer: Viewer,
  isAlike: (other: ListedCloudItem) => boolean,
): ListedCloudItem | undefined => {
  const canSee = seenIn(tree, viewer);
  for (const { listed: other } of tree.rows.entries()) {
    const isSibling = other.isFile && other.parentId === parentId && other.id !== id;
    if (isSibling && isAlike(other) && canSee(other)) return other;
  }
  return undefined;
};

export const requireFreeName = (item: NamedItem, tree: CloudTree, viewer: Viewer): void => {
  const namesake = findSibling(item, tree, viewer, (other) => isAlikeNamed(item, other));
  if (!namesake) return;
  const { nameTaken } = cloudProblems;
  throw new Problem(nameTaken, {
    errors: [{ path: "title", message: nameTaken.title }],
    current: listedItem(namesake, tree.foldersAbove(namesake)),
  });
};

const MAX_NAME = 255;

export const freeNameFor = (item: NamedItem, tree: CloudTree, viewer: Viewer): string => {
  const [ending = ""] = /\.\w{1,10}$/.exec(item.title) ?? [];
  const stem = item.title.slice(0, item.title.length - ending.length);
  const isTaken = (title: string) =>
    findSibling(item, tree, viewer, (other) => isAlikeNamed({ ...item, title }, other)) !== undefined;
  let title = item.title;
  for (let number = 2; isTaken(title); number++) {
    const end = ` (${number})${ending}`;
    title = `${stem.slice(0, MAX_NAME - end.length)}${end}`;
  }
  return title;
};

export const requireNewContent = (item: NamedItem, tree: CloudTree, viewer: Viewer): void => {
  const checksum = item.file?.checksum;
  if (checksum === undefined) return;
  const same = findSibling(item, tree, viewer, ({ file }) => file?.checksum === checksum);
  if (!same) return;
  throw new Problem(cloudProblems.sameContent, { current: listedItem(same, tree.foldersAbove(same)) });
};
