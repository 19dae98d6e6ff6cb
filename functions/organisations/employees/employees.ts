import { choicesOf } from "../../../shared/contract/fields.ts";
import { employeeFields } from "../../../shared/organisations/employee.fields.ts";
import type { Colleague, Employee } from "../../../shared/organisations/employee.ts";
import { employees as contract } from "../../../shared/organisations/employees.contract.ts";
import { employeeProblems } from "../../../shared/organisations/organisations.problems.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { compareKeys, sortKey } from "../../platform/collection/compare.ts";
import type { Projection } from "../../platform/collection/projection.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import { fieldOf } from "../../platform/search/entity-fields.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { asSeenBy } from "./as-seen-by.ts";
import { employeeResource } from "./employee-resource.ts";
import { importEmployees } from "./import/import-employees.ts";
import { removeEmployee } from "./remove-employee.ts";
import { updateEmployee } from "./save-employee.ts";
import { listShown, shown } from "./shown-employees.ts";

const employeeValue = fieldOf(employeeFields);

const professionsOf = (known: Projection<Colleague>) => {
  const people = Array.from(known.entries(), ({ listed }) => listed);
  return choicesOf(employeeFields, (field) =>
    [...new Set(people.flatMap((person) => employeeValue(person, field) ?? []).map(String))].sort((a, b) =>
      compareKeys(sortKey(a), sortKey(b)),
    ),
  );
};

export const employees = implement<typeof contract, OrganisationsDeps, Stored<Employee>>(
  contract,
  {
    list: ({ query }, deps) => listShown(query.config, deps),

    read: async ({ resource, query }, deps) => {
      const [person] = await shown([resource], query.withCreator, deps);
      return person ?? notFound(employeeProblems.notFound);
    },

    export: ({ query }, deps) => listShown(query.config, deps),

    professions: async (_, { employees }) => professionsOf(await employees.projection()),

    update: async ({ resource, body, ifVersion }, deps) =>
      asSeenBy(deps.viewer)(await updateEmployee(resource, body, ifVersion, deps)),

    remove: ({ resource, ifVersion, query }, deps) =>
      removeEmployee(resource, ifVersion, query.handOverTo, deps),

    import: ({ body }, deps) => importEmployees(body, deps),
  },
  { resource: employeeResource },
);
