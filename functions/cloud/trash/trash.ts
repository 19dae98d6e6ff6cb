import { cloudProblems, trashProblems } from "../../../shared/cloud/cloud.problems.ts";
import { maySeeItem } from "../../../shared/cloud/cloud-visibility.ts";
import { trash as contract, type TrashedItem } from "../../../shared/cloud/trash.contract.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { remembering } from "../../data/cloud/cloud-history.ts";
import type { ListedCloudItem, StoredCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { CloudTree } from "../../data/cloud/cloud-tree.ts";
import { trashOf } from "../../data/cloud/visible-cloud.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { pageOf } from "../../platform/collection/join.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";
import { retryOnConflict } from "../../platform/table/write-failures.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { changeOf } from "../items/change-of.ts";
import { notPrefetched } from "../items/item-resource.ts";
import { locationWrites, MANY_MOVES } from "../items/move.ts";
import { listedItem, shownItem } from "../items/shown-item.ts";

interface TrashedResource extends Stored<StoredCloudItem> {
  readonly tree: CloudTree;
}

const trashResource: ResourceOptions<CloudDeps, TrashedResource> = {
  source: () => ({ missing: trashProblems.notFound, ...notPrefetched }),
  findNamed: async (id, { cloudItems, cloudTree: treeNow }) => {
    const [item, tree] = await Promise.all([cloudItems.find(id), treeNow()]);
    return item && { ...item, tree };
  },
  visible: ({ tree, ...item }, { viewer }) => trashOf(tree, viewer, actorOf(viewer)).canSee(item, item.id),
};

const latestFirst = { field: "deletedAt", direction: "desc" } as const;

const isPlaceGone = ({ parentId }: ListedCloudItem, tree: CloudTree, viewer: Viewer) => {
  const path = tree.pathTo(parentId);
  return !path || !maySeeItem(viewer, path);
};

const shownInPlace = (item: ListedCloudItem, tree: CloudTree) => {
  const folders = tree.pathTo(item.parentId);
  return folders ? shownItem(item, folders) : listedItem(item, []);
};

const shownTrash = (item: ListedCloudItem, tree: CloudTree, viewer: Viewer): TrashedItem => ({
  ...shownInPlace(item, tree),
  deletedAt: item.deletedAt ?? item.modifiedAt,
  deletedBy: item.deletedBy,
  deleterName: item.deleterName,
  isPlaceGone: isPlaceGone(item, tree, viewer),
});

export const trash = implement<typeof contract, CloudDeps, TrashedResource>(
  contract,
  {
    list: async ({ query: { config } }, deps) => {
      const { viewer } = deps;
      const tree = await deps.cloudTree();
      const sort = config.sort.length > 0 ? config.sort : [latestFirst];
      const visible = trashOf(tree, viewer, actorOf(viewer));
      const { totalCount, data } = pageOf(tree.rows, { ...config, sort }, visible);
      const creatorOf = await openCreators(deps.employees, config.withCreator).load(data);
      return {
        totalCount,
        data: data.map((item) => ({ ...shownTrash(item, tree, viewer), ...creatorOf(item) })),
      };
    },

    restore: async ({ resource, body }, deps) => {
      const { cloudItems, cloudChanges, now } = deps;
      const isAsked = body?.parentId !== undefined;
      const writesFor = async (item: ListedCloudItem) => {
        try {
          return await locationWrites(item, deps);
        } catch (error) {
          const isGone = error instanceof Problem && error.kind === cloudProblems.unknownPlace;
          throw isGone && !isAsked ? new Problem(trashProblems.placeGone) : error;
        }
      };
      let writes: Awaited<ReturnType<typeof writesFor>> = [];
      const saved = await retryOnConflict(
        () =>
          cloudChanges.recorded(now, (writesOf) =>
            cloudItems.update(
              resource.id,
              async (item) => {
                if (item.deletedAt === null || item.isPurged) throw new Problem(trashProblems.notFound);
                const restored = {
                  ...item,
                  parentId: body?.parentId === undefined ? item.parentId : body.parentId,
                  deletedAt: null,
                  deletedBy: null,
                  deleterName: null,
                };
                writes = await writesFor(restored);
                return remembering(item, restored, now);
              },
              {
                inTransaction: async (before, after) => [
                  ...writes,
                  ...writesOf(changeOf(before, after, deps)),
                ],
              },
            ),
          ),
        MANY_MOVES,
      );
      return shownItem(saved, (await deps.cloudTree()).foldersAbove(saved));
    },

    remove: async ({ resource }, { cloudItems, trail }) => {
      await cloudItems.update(
        resource.id,
        (item) => {
          if (item.deletedAt === null || item.isPurged) throw new Problem(trashProblems.notFound);
          return { ...item, isPurged: true };
        },
        { inTransaction: async () => [await trail.write()] },
      );
    },
  },
  { resource: trashResource },
);
