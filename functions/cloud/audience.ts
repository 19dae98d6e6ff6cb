import type { Audience } from "../../shared/cloud/audience.contract.ts";
import { audience as contract, ROOT } from "../../shared/cloud/audience.contract.ts";
import { cloudProblems } from "../../shared/cloud/cloud.problems.ts";
import { isAdmitted, maySeeItem, visibilityOf } from "../../shared/cloud/cloud-visibility.ts";
import { actorOf, isOwner } from "../../shared/contract/permissions.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import type { CloudPath, CloudTree } from "../data/cloud/cloud-tree.ts";
import { trashOf } from "../data/cloud/visible-cloud.ts";
import { loadEmployeeViewers } from "../data/people/employee-viewers.ts";
import { implement } from "../platform/http/implement.ts";
import type { ResourceOptions } from "../platform/http/resource.ts";
import type { CloudDeps } from "./cloud.deps.ts";
import { type LocatedItem, notPrefetched } from "./items/item-resource.ts";
import { requireLocation } from "./items/location.ts";

type AskedItem = LocatedItem & { readonly tree: CloudTree };

const resource: ResourceOptions<CloudDeps, AskedItem> = {
  source: () => ({ missing: cloudProblems.notFound, ...notPrefetched }),
  findNamed: async (id, { cloudItems, cloudTree: treeNow }) => {
    const [item, tree] = await Promise.all([cloudItems.find(id), treeNow()]);
    return item && { ...item, tree, path: tree.foldersAbove(item) };
  },
  visible: ({ tree, path, ...item }, { viewer }) =>
    maySeeItem(viewer, [...path, item]) || trashOf(tree, viewer, actorOf(viewer)).canSee(item, item.id),
};

const loadPeople = async (deps: CloudDeps) => {
  const [staff, viewerOf] = await Promise.all([deps.employees.projection(), loadEmployeeViewers(deps)]);
  const everybody = staff.select({}).flatMap((id) => {
    const person = staff.get(id);
    const viewer = person && viewerOf({ ...person, id });
    return viewer
      ? [{ viewer, person: { id, name: fullName(person), organisationId: person.employedAt } }]
      : [];
  });
  return (path: CloudPath): NonNullable<Audience["people"]> =>
    everybody.flatMap(({ viewer, person }) => (isAdmitted(viewer, path) ? [person] : []));
};

export const audience = implement<{ readonly audience: typeof contract }, CloudDeps, AskedItem>(
  { audience: contract },
  {
    audience: async ({ resource: { tree, path, ...item }, query: { parentId, visibility } }, deps) => {
      const { viewer } = deps;
      const now = [...path, item];
      const location =
        parentId === undefined ? path : requireLocation(parentId === ROOT ? null : parentId, tree, viewer);
      const then = [...location, { ...item, visibility: visibility ?? item.visibility }];
      const groups = [visibilityOf(then)];
      if (!viewer.isAdmin && !isOwner(viewer, item)) return { groups };
      const seeing = await loadPeople(deps);
      const people = seeing(then);
      if (parentId === undefined && visibility === undefined) return { groups, people };
      const before = new Set(seeing(now).map(({ id }) => id));
      return { groups, people, before: before.size, added: people.filter(({ id }) => !before.has(id)) };
    },
  },
  { resource },
);
