import type { Employee } from "../../../shared/organisations/employee.ts";
import { employees as contract } from "../../../shared/organisations/employees.contract.ts";
import { employeeProblems } from "../../../shared/organisations/organisations.problems.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { asSeenBy } from "./as-seen-by.ts";
import { employeeSubject } from "./employee-subject.ts";
import { importEmployees } from "./import/import-employees.ts";
import { professionsOf } from "./professions.ts";
import { removeEmployee } from "./remove-employee.ts";
import { updateEmployee } from "./save-employee.ts";
import { listShown, shown } from "./shown-employees.ts";

export const employees = implement<typeof contract, OrganisationsDeps, Stored<Employee>>(
  contract,
  {
    list: ({ query }, deps) => listShown(query.config, deps),

    read: async ({ subject, query }, deps) => {
      const [person] = await shown([subject], query.withCreator, deps);
      return person ?? notFound(employeeProblems.notFound);
    },

    export: ({ query }, deps) => listShown(query.config, deps),

    professions: async (_, { employees }) => professionsOf(await employees.projection()),

    update: async ({ subject, body, ifVersion }, deps) =>
      asSeenBy(deps.viewer)(await updateEmployee(subject, body, ifVersion, deps)),

    remove: ({ subject, ifVersion, query }, deps) =>
      removeEmployee(subject, ifVersion, query.handOverTo, deps),

    import: ({ body }, deps) => importEmployees(body, deps),
  },
  { subject: employeeSubject },
);
