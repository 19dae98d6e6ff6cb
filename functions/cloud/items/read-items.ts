import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { maySeeItem } from "../../../shared/cloud/cloud-visibility.ts";
import { items as contract } from "../../../shared/cloud/items.contract.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { wordsOf } from "../../../shared/fold.ts";
import { withoutPrivateFields } from "../../../shared/organisations/employee.ts";
import type { ListedCloudItem, StoredCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import { seenIn, visibleAt } from "../../data/cloud/visible-cloud.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { pageOf } from "../../platform/collection/join.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { shownItem } from "./shown-item.ts";

const foldersFirst = { field: "isFile", direction: "asc" } as const;
const byTitle = { field: "title", direction: "asc" } as const;

const inOrder = (config: ListConfig): ListConfig =>
  config.sort.length > 0 ? { ...config, sort: [foldersFirst, ...config.sort, byTitle] } : config;

const creatorsOf = async (items: readonly ListedCloudItem[], isAsked: boolean, { employees }: CloudDeps) => {
  const known = isAsked ? await employees.findMany(items.map(({ createdBy }) => createdBy)) : undefined;
  return ({ createdBy }: ListedCloudItem) => {
    const person = known?.get(createdBy);
    return known ? { creator: person ? withoutPrivateFields(person) : null } : {};
  };
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
      const tree = await deps.tree();
      const parentId = config.parent ?? null;
      const place = tree.pathTo(parentId);
      if (!place || !maySeeItem(viewer, place)) throw new Problem(cloudProblems.notFound);
      const isDeep = wordsOf(config.searchTerm ?? "").length > 0;
      const visible = visibleAt(tree, viewer, { parentId, isDeep });
      const { totalCount, data } = pageOf(tree.rows, inOrder(config), visible);
      const creatorOf = await creatorsOf(data, config.withCreator, deps);
      return {
        skip: config.skip,
        totalCount,
        data: data.map((item) => ({
          ...shownItem(item, isDeep ? tree.pathTo(item.parentId) : undefined),
          ...creatorOf(item),
        })),
      };
    },

    read: async ({ subject, query }, deps) => {
      const tree = await deps.tree();
      if (!seenIn(tree, deps.viewer)(subject)) throw new Problem(cloudProblems.notFound);
      const creatorOf = await creatorsOf([subject], query.withCreator ?? false, deps);
      const { version } = subject;
      return { ...shownItem(subject, tree.pathTo(subject.parentId)), ...creatorOf(subject), version };
    },
  },
  { subject: { source: ({ items }) => items } },
);
