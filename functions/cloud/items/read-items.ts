import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { maySeeItem } from "../../../shared/cloud/cloud-visibility.ts";
import { items as contract } from "../../../shared/cloud/items.contract.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { isOwner, type Viewer } from "../../../shared/contract/permissions.ts";
import { wordsOf } from "../../../shared/fold.ts";
import type { ListedCloudItem, StoredCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import { treeOf } from "../../data/cloud/cloud-tree.ts";
import { isExpired } from "../../data/cloud/open-share.ts";
import { seenIn, visibleAt } from "../../data/cloud/visible-cloud.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { pageOf } from "../../platform/collection/join.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { folderThen } from "../history/folder-then.ts";
import { listedItem, shownItem } from "./shown-item.ts";

const foldersFirst = { field: "isFile", direction: "asc" } as const;
const byTitle = { field: "title", direction: "asc" } as const;

const inOrder = (config: ListConfig): ListConfig =>
  config.sort.length > 0 ? { ...config, sort: [foldersFirst, ...config.sort, byTitle] } : config;

/** Each excerpt is a file of its own in S3. */
const MOST_EXCERPTS = 50;

interface Besides {
  readonly withCreator?: boolean | undefined;
  readonly withWatch?: boolean | undefined;
}

const related = async (
  item: ListedCloudItem,
  { withCreator, withWatch }: Besides,
  { table, employees, cloudWatches, viewer: { employeeId } }: CloudDeps & { readonly viewer: Viewer },
) => {
  const creators = openCreators(employees, withCreator, { withEditor: true });
  const watchKey = withWatch && employeeId !== null ? cloudWatches.keyOf(item.id, employeeId) : undefined;
  const keys = [...creators.keysOf(item), ...(watchKey ? [watchKey] : [])];
  const found = keys.length > 0 ? await table.getMany(keys) : [];
  return {
    ...creators.among(found)(item),
    ...(withWatch ? { watches: found.some(({ pk }) => pk === watchKey?.pk) } : {}),
  };
};

/** Everybody who can see an item can see that it is shared. */
const loadShared = async ({ cloudShares, now }: CloudDeps & { readonly now: Date }) => {
  const shares = Array.from((await cloudShares.projection()).entries(), ({ listed }) => listed);
  const shared = new Set(shares.filter((share) => !isExpired(share, now)).map(({ itemId }) => itemId));
  return ({ id }: Pick<ListedCloudItem, "id">) => (shared.has(id) ? { isShared: true } : {});
};

const requestOf = async (
  item: ListedCloudItem,
  { cloudRequests, viewer }: CloudDeps & { readonly viewer: Viewer },
) => {
  if (item.isFile || !(viewer.isAdmin || isOwner(viewer, item))) return {};
  const requests = Array.from((await cloudRequests.projection()).entries(), ({ listed }) => listed);
  const request = requests.find(({ itemId }) => itemId === item.id);
  return request ? { requestId: request.id } : {};
};

export const readItems = implement<
  Pick<typeof contract, "list" | "read">,
  CloudDeps,
  Stored<StoredCloudItem>
>(
  { list: contract.list, read: contract.read },
  {
    list: async ({ query: { config } }, deps) => {
      const { viewer } = deps;
      const isDeep = wordsOf(config.searchTerm ?? "").length > 0;
      const parentId = config.parent ?? null;
      // The search index knows the tree, too.
      const isSearched = isDeep && !config.at;
      const tree = isSearched ? treeOf(await deps.cloudSearch.index.current()) : await deps.cloudTree();
      const location = tree.pathTo(parentId);
      if (!location || !maySeeItem(viewer, location)) throw new Problem(cloudProblems.notFound);
      const inThisOrder = inOrder(config);
      if (config.at) {
        const at = new Date(config.at).toISOString();
        const { totalCount, data } = await folderThen(
          { parentId, at, config: inThisOrder },
          await deps.cloudTree(),
          deps,
        );
        const creatorOf = await openCreators(deps.employees, config.withCreator).load(data);
        return { skip: config.skip, totalCount, data: data.map((item) => ({ ...item, ...creatorOf(item) })) };
      }
      const visible = visibleAt(tree, viewer, { parentId, isDeep });
      const { totalCount, data } = isDeep
        ? await deps.cloudSearch.list(inThisOrder, visible)
        : pageOf((await deps.cloudTree()).rows, inThisOrder, visible);
      const withExcerpts = isDeep && config.withExcerpt ? data.slice(0, MOST_EXCERPTS) : [];
      const [sharedOf, creatorOf, excerpts] = await Promise.all([
        loadShared(deps),
        openCreators(deps.employees, config.withCreator).load(data),
        Promise.all(withExcerpts.map((item) => deps.cloudSearch.excerpt(item, config.searchTerm ?? ""))),
      ]);
      return {
        skip: config.skip,
        totalCount,
        data: data.map((item, at) => ({
          ...(isDeep ? shownItem(item, tree.foldersAbove(item)) : listedItem(item, location)),
          ...creatorOf(item),
          ...sharedOf(item),
          ...(excerpts[at] !== undefined && { excerpt: excerpts[at] }),
        })),
      };
    },

    read: async ({ resource, query }, deps) => {
      const tree = await deps.cloudTree();
      if (!seenIn(tree, deps.viewer)(resource)) throw new Problem(cloudProblems.notFound);
      const { version } = resource;
      const [sharedOf, request, more, unsearchable] = await Promise.all([
        loadShared(deps),
        requestOf(resource, deps),
        related(resource, query, deps),
        query.withText ? deps.cloudSearch.unsearchable(resource) : undefined,
      ]);
      return {
        ...shownItem(resource, tree.foldersAbove(resource)),
        ...more,
        ...sharedOf(resource),
        ...request,
        ...(unsearchable && { unsearchable }),
        version,
      };
    },
  },
  { resource: { source: ({ cloudItems }) => cloudItems } },
);
