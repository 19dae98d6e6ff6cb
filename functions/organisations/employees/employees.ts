import type { ListConfig } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/login/permissions.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { employees as contract } from "../../../shared/organisations/employees.contract.ts";
import type { ReadAhead } from "../../platform/collection/read-ahead.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { employeeAhead, loadEmployee } from "../personal/load-employee.ts";
import { asSeenBy } from "./as-seen-by.ts";
import { listDirectory } from "./directory.ts";
import { importEmployees } from "./import/import-employees.ts";
import { loadSubject } from "./load-subject.ts";
import { professionsOf } from "./professions.ts";
import { removeEmployee } from "./remove-employee.ts";
import { newEmployee, updateEmployee } from "./save-employee.ts";
import { withCreators } from "./with-creators.ts";

const shown = async (
  people: readonly Employee[],
  withCreator: boolean | undefined,
  { employees, viewer }: OrganisationsDeps & { readonly viewer: Viewer },
): Promise<Employee[]> => {
  const complete = withCreator ? await withCreators(people, employees) : people;
  return complete.map(asSeenBy(viewer));
};

const everybody = async (
  config: ListConfig,
  deps: OrganisationsDeps & { readonly viewer: Viewer; readonly ahead: ReadAhead },
) => {
  const { totalCount, data } = await listDirectory(config, undefined, deps);
  return { totalCount, data: await shown(data, config.withCreator, deps) };
};

/** What goes through all people, by the names of the endpoints. */
const lists: ReadonlySet<string> = new Set<keyof typeof contract>([
  "list",
  "ofOrganisation",
  "export",
  "professions",
]);

export const employees = implement<typeof contract, OrganisationsDeps, object>(
  contract,
  {
    list: ({ query }, deps) => everybody(query.config, deps),

    ofOrganisation: async ({ params, query: { config } }, deps) => {
      const { totalCount, data } = await listDirectory(config, params.id, deps);
      // Only an empty list leaves open whether there is such an office.
      if (totalCount === 0 && !(await deps.organisations.find(params.id))) notFound("organisation.not-found");
      return { totalCount, data: await shown(data, config.withCreator, deps) };
    },

    read: async ({ params, query }, deps) => {
      const employee = await loadEmployee(params, deps);
      const [person] = await shown([employee], query.withCreator, deps);
      return person ?? notFound("employee.not-found");
    },

    export: ({ query }, deps) => everybody(query.config, deps),

    professions: (_, { employees, ahead }) => professionsOf(employees, ahead),

    create: ({ params, body }, deps) => deps.employees.insert(newEmployee(body, params.employedAt, deps)),

    update: async ({ params, body, ifVersion }, deps) =>
      asSeenBy(deps.viewer)(await updateEmployee(params.id, body, ifVersion, deps)),

    remove: ({ params, ifVersion }, deps) => removeEmployee(params.id, ifVersion, deps),

    import: ({ body }, deps) => importEmployees(body, deps),
  },
  {
    loadSubject,
    keysAhead: (params, deps, name) =>
      lists.has(name)
        ? [...deps.employees.noticeKeys, ...deps.organisations.noticeKeys]
        : employeeAhead(params, deps),
  },
);
