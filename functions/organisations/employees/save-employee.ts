import { ulid } from "ulid";
import { accessProblems, requestProblems } from "../../../shared/contract/general.problems.ts";
import { actorOf, isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import type {
  EmployeeChange,
  EmployeeDraft,
  EmployeePatch,
} from "../../../shared/organisations/employee-draft.ts";
import { employeeProblems } from "../../../shared/organisations/organisations.problems.ts";
import { changedEmployee, requireAsRead } from "../../data/people/change-employee.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import type { Write } from "../../platform/table/item.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { employeesText as text } from "./employees.text.ts";

const fields = ["employedAt", "isDirector", "email"] as const;

const changeWrites = async (
  before: Employee,
  after: Employee,
  trail: RequestTrail<"employee.changed">,
): Promise<Write[]> => {
  const changed = fields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) {
    trail.skip();
    return [];
  }
  return [await trail.write({ subject: { name: fullName(after) }, facts: { changed } })];
};

type Deps = OrganisationsDeps & { readonly viewer: Viewer; readonly now: Date };

export const newEmployee = (
  draft: EmployeeDraft,
  employedAt: string,
  { viewer, now }: Pick<Deps, "viewer" | "now">,
): Employee => {
  const [at, by] = [now.toISOString(), actorOf(viewer)];
  return {
    ...draft,
    email: draft.email && mailAddressOf(draft.email),
    id: ulid(),
    profilePictureId: null,
    showBirthday: false,
    employedAt,
    accessControlRessourceId: employedAt,
    createdAt: at,
    createdBy: by,
    modifiedAt: at,
    modifiedBy: by,
  };
};

const requireKnownOffice = async (id: string | undefined, { organisations }: Deps) => {
  if (id !== undefined && !(await organisations.find(id))) {
    throw problemAt(requestProblems.malformed, "employedAt", text.unknownOffice);
  }
};

const requireNotOwnDirectorship = (current: Employee, { isDirector }: EmployeeChange, viewer: Viewer) => {
  const isOwn = viewer.employeeId === current.id && !viewer.isAdmin;
  if (isOwn && isDirector !== undefined && isDirector !== current.isDirector) {
    throw problemAt(employeeProblems.ownDirectorship, "isDirector");
  }
};

export const updateEmployee = async (
  employee: Stored<Employee>,
  { showBirthday, ...change }: EmployeePatch,
  ifVersion: number | undefined,
  deps: Deps & { readonly trail: RequestTrail<"employee.changed"> },
) => {
  await requireKnownOffice(change.employedAt, deps);
  return deps.employees.update(
    employee.id,
    (current) => {
      // The person may have moved to another office since access was decided.
      if (!isAllowed(deps.viewer, "ADMIN_ORG", current.employedAt)) throw new Problem(accessProblems.denied);
      requireNotOwnDirectorship(current, change, deps.viewer);
      requireAsRead(current, { showBirthday }, text.personDecides);
      return changedEmployee(current, change, deps);
    },
    { ifVersion, from: employee, inTransaction: (before, after) => changeWrites(before, after, deps.trail) },
  );
};
