import type { Audience } from "../../shared/cloud/audience.contract.ts";
import { audience as contract } from "../../shared/cloud/audience.contract.ts";
import { isAdmitted } from "../../shared/cloud/cloud-visibility.ts";
import { actorOf } from "../../shared/contract/permissions.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import type { DocumentVisibility } from "../../shared/visibility/visibility.ts";
import type { CloudPath } from "../data/cloud/cloud-tree.ts";
import { loadOnlookers } from "../data/people/onlookers.ts";
import { implement } from "../platform/http/implement.ts";
import type { CloudDeps } from "./cloud.deps.ts";
import { itemSubject, type PlacedItem } from "./items/item-subject.ts";

/** Everybody is said only where no narrower group is. */
const groupsOf = (path: CloudPath): DocumentVisibility[] => {
  const groups = [...new Set(path.map(({ visibility }) => visibility))];
  const narrow = groups.filter((group) => group !== "Everybody");
  return narrow.length > 0 ? narrow : groups;
};

/** Whoever can sign in. */
const peopleOf = async (path: CloudPath, deps: CloudDeps) => {
  const [staff, onlookerOf] = await Promise.all([deps.employees.projection(), loadOnlookers(deps)]);
  return staff.select({}).flatMap((id): NonNullable<Audience["people"]> => {
    const person = staff.get(id);
    const onlooker = person && onlookerOf({ ...person, id });
    return onlooker && isAdmitted(onlooker, path)
      ? [{ id, name: fullName(person), organisationId: person.employedAt }]
      : [];
  });
};

export const audience = implement<{ readonly audience: typeof contract }, CloudDeps, PlacedItem>(
  { audience: contract },
  {
    audience: async ({ subject }, deps) => {
      const path = [...subject.path, subject];
      const { viewer } = deps;
      const isTold = viewer.isAdmin || subject.createdBy === actorOf(viewer);
      return { groups: groupsOf(path), ...(isTold ? { people: await peopleOf(path, deps) } : {}) };
    },
  },
  { subject: itemSubject },
);
