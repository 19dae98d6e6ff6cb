import { employees } from "../../shared/organisations/employees.contract.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";

/** Asked while the code of the page is on its way (`build/early-files.ts`): the list as it opens, and the offices it names. */
export const early = {
  employees: [employees.list, { sort: "lastname", config: { withPictures: true } }],
  offices: organisations.summaries,
} as const;
