import type { Filter } from "../../../shared/contract/list.ts";
import { employeesOfOffice as contract } from "../../../shared/organisations/employees-of-office.contract.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { officeSubject } from "../offices/office-subject.ts";
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
    list: ({ subject, query: { config } }, deps) =>
      listShown({ ...config, filters: [...config.filters, worksAt(subject.id)] }, deps),

    create: ({ subject, body }, deps) => deps.employees.insert(newEmployee(body, subject.id, deps)),
  },
  { subject: officeSubject },
);
