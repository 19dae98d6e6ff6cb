import { requestProblems } from "../../../../shared/contract/general.problems.ts";
import type { Viewer } from "../../../../shared/contract/permissions.ts";
import { addressKey } from "../../../../shared/news/recipients.ts";
import { fullName } from "../../../../shared/organisations/employee.ts";
import type {
  EmployeeImport,
  EmployeeImportResult,
  EmployeeImportRow,
} from "../../../../shared/organisations/employee-import.ts";
import { changedEmployee } from "../../../data/people/change-employee.ts";
import type { RequestTrail } from "../../../platform/audit/request-trail.ts";
import { problemAt } from "../../../platform/http/problem.ts";
import {
  planRows,
  type ReadRow,
  readRows,
  shownChanges,
  writePlan,
} from "../../../platform/import/import-rows.ts";
import type { OrganisationsDeps } from "../../organisations.deps.ts";
import { newEmployee } from "../save-employee.ts";
import { importText as text } from "./import.text.ts";
import { employeeRows, type ImportSources, officesByName, openEmployeeChange } from "./plan-import.ts";

type Deps = OrganisationsDeps & {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly trail: RequestTrail<"employees.imported">;
};

const peopleMeant = async (rows: readonly ReadRow<EmployeeImportRow, unknown>[], { employees }: Deps) => {
  const ids = new Set(rows.map(({ values }) => values?.id));
  const addresses = new Set(rows.map(({ values }) => addressKey(values?.email ?? "")));
  const known = await employees.projection();
  const meant = Array.from(known.entries()).filter(
    ({ id, listed }) => ids.has(id) || (listed.email && addresses.has(addressKey(listed.email))),
  );
  return employees.findMany(meant.map(({ id }) => id));
};

const readSources = async (
  rows: readonly ReadRow<EmployeeImportRow, unknown>[],
  organisationId: string | null | undefined,
  deps: Deps,
): Promise<ImportSources> => {
  const [byId, officeOf] = await Promise.all([peopleMeant(rows, deps), officesByName(deps.organisations)]);
  if (organisationId && "fault" in officeOf(organisationId)) {
    throw problemAt(requestProblems.malformed, "organisationId", text.unknownOffice);
  }
  return {
    byId,
    byAddress: Map.groupBy(byId.values(), ({ email }) => addressKey(email ?? "")),
    officeOf,
    organisationId: organisationId ?? null,
    newFrom: (draft, employedAt) => newEmployee(draft, employedAt, deps),
    changedBy: (current, change) => changedEmployee(current, change, deps),
  };
};

/** Idempotent after a failure halfway. */
export const importEmployees = async (body: EmployeeImport, deps: Deps): Promise<EmployeeImportResult> => {
  const rows = readRows(body.employees, employeeRows);
  const sources = await readSources(rows, body.organisationId, deps);
  const plan = planRows(rows, openEmployeeChange(sources), text.twice);
  const refused = [...plan.refused];
  const counts = { created: plan.created.length, updated: plan.updated.length };
  const unchanged = plan.accepted.length - counts.created - counts.updated;
  deps.trail.skip();
  if (body.dryRun) {
    return { applied: false, ...counts, unchanged, refused, changes: shownChanges(plan.updated, fullName) };
  }
  if (refused.length > 0 && !body.skipInvalid) {
    return { applied: false, created: 0, updated: 0, unchanged: 0, refused };
  }
  if (counts.created + counts.updated > 0) {
    // Recorded before the first row, so that an import that fails halfway is recorded, too.
    await deps.trail.record({ facts: { ...counts, deleted: 0, refused: refused.length } });
  }
  return { applied: true, unchanged, ...(await writePlan(plan, deps.employeeChanges.write)) };
};
