import { employees } from "../../shared/organisations/employees.contract.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";

/** Fetched before the page's code (`build/early-files.ts`). */
export const early = {
  employees: [employees.list, { sort: "lastname", config: { withPictures: true } }],
  offices: organisations.summaries,
} as const;
