import type { Filter } from "../../../shared/contract/list.ts";
import { employeesOfOffice as contract } from "../../../shared/organisations/employees-of-office.contract.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { officeResource } from "../offices/office-resource.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { newEmployee } from "./save-employee.ts";
import { listShown } from "./shown-employees.ts";

const worksAt = (officeId: string): Filter => ({
  field: "employedAt",
  values: [officeId],
  comparator: "eq",
});

export const employeesOfOffice = implement<typeof contract, OrganisationsDeps, Stored<Organisation>>(
  contract,
  {
    list: ({ resource, query: { config } }, deps) =>
      listShown({ ...config, filters: [...config.filters, worksAt(resource.id)] }, deps),

    create: ({ resource, body }, deps) => deps.employees.insert(newEmployee(body, resource.id, deps)),
  },
  { resource: officeResource },
);
