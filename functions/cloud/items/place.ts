import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { ListedCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { CloudPath, CloudTree } from "../../data/cloud/cloud-tree.ts";
import { seenIn } from "../../data/cloud/visible-cloud.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { shownItem } from "./shown-item.ts";

const MAX_DEPTH = 50;
const PATH = "parentId";

/** The folder that the viewer may put something into, with those above; throws what says why not. */
export const requirePlace = (parentId: string | null, tree: CloudTree, viewer: Viewer): CloudPath => {
  if (parentId === null) return [];
  const row = tree.rows.get(parentId);
  if (!row || !seenIn(tree, viewer)(row)) throw problemAt(cloudProblems.unknownPlace, PATH);
  if (row.isFile) throw problemAt(cloudProblems.notAFolder, PATH);
  const place = tree.pathTo(parentId) ?? [];
  if (row.closed && !viewer.isAdmin && row.createdBy !== actorOf(viewer)) {
    throw problemAt(cloudProblems.closed, PATH);
  }
  if (place.length >= MAX_DEPTH) throw problemAt(cloudProblems.tooDeep, PATH);
  return place;
};

/** Neither the folder itself nor one below it. */
export const requireOutside = (id: string, place: CloudPath): void => {
  if (place.some((folder) => folder.id === id)) throw problemAt(cloudProblems.insideItself, PATH);
};

const nameKey = (title: string) => title.normalize("NFC").toLowerCase();

/** Only among files, and only those the viewer sees: hidden ones must not be told of. */
export const requireFreeName = (
  { id, title, parentId }: Pick<ListedCloudItem, "title" | "parentId"> & { readonly id?: string },
  tree: CloudTree,
  viewer: Viewer,
): void => {
  const name = nameKey(title);
  const sees = seenIn(tree, viewer);
  for (const { listed: other } of tree.rows.entries()) {
    const isNamesake =
      other.isFile && other.parentId === parentId && other.id !== id && nameKey(other.title) === name;
    if (isNamesake && sees(other)) {
      const { nameTaken } = cloudProblems;
      throw new Problem(nameTaken, {
        errors: [{ path: "title", message: nameTaken.title }],
        current: shownItem(other),
      });
    }
  }
};
