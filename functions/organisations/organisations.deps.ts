import type { Employees } from "../platform/people/employees.collection.ts";
import type { Organisations } from "../platform/people/organisations.collection.ts";

/** What the handlers of this area work with. */
export interface OrganisationsDeps {
  readonly employees: Employees;
  readonly organisations: Organisations;
}
