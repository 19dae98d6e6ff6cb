import { trashProblems } from "../../../shared/cloud/cloud.problems.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import type { StoredCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { CloudTree } from "../../data/cloud/cloud-tree.ts";
import { trashOf } from "../../data/cloud/visible-cloud.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { SubjectOptions } from "../../platform/http/subject.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { notPrefetched } from "../items/item-subject.ts";

export interface TrashedSubject extends Stored<StoredCloudItem> {
  readonly tree: CloudTree;
}

/** What is nobody's own in the trash is not there for them. */
export const trashSubject: SubjectOptions<CloudDeps, TrashedSubject> = {
  source: () => ({ missing: trashProblems.notFound, ...notPrefetched }),
  findNamed: async (id, { items, tree: treeNow }) => {
    const [item, tree] = await Promise.all([items.find(id), treeNow()]);
    return item && { ...item, tree };
  },
  visible: ({ tree, ...item }, { viewer }) => trashOf(tree, viewer, actorOf(viewer)).sees(item, item.id),
};
