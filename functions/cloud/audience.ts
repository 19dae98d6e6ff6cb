import type { Audience } from "../../shared/cloud/audience.contract.ts";
import { audience as contract } from "../../shared/cloud/audience.contract.ts";
import { isAdmitted } from "../../shared/cloud/cloud-visibility.ts";
import { actorOf } from "../../shared/contract/permissions.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import type { DocumentVisibility } from "../../shared/visibility/visibility.ts";
import type { CloudPath } from "../data/cloud/cloud-tree.ts";
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
const peopleOf = async (path: CloudPath, { users, employees, organisations }: CloudDeps) => {
  const [accounts, staff, offices] = await Promise.all([
    users.projection(),
    employees.projection(),
    organisations.projection(),
  ]);
  const isAdminOf = new Map(
    Array.from(accounts.entries(), ({ listed }) => listed)
      .filter(({ isActive }) => isActive)
      .map(({ employeeId, isAdmin }) => [employeeId, isAdmin]),
  );
  return staff.select({}).flatMap((id): NonNullable<Audience["people"]> => {
    const person = staff.get(id);
    const isAdmin = isAdminOf.get(id);
    if (!person || isAdmin === undefined) return [];
    const office = (person.employedAt === null ? undefined : offices.get(person.employedAt)) ?? null;
    const onlooker = { isAdmin, isDirector: person.isDirector, office };
    return isAdmitted(onlooker, path)
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
