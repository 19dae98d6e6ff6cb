import { writings as contract } from "../../../shared/organisations/writings.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { employeeAhead, loadEmployee } from "./load-employee.ts";

export const writings = implement<typeof contract, OrganisationsDeps>(
  contract,
  {
    // Nobody can write in a forum before there is an area for it.
    posts: async ({ params }, deps) => {
      await loadEmployee(params, deps);
      return [];
    },

    articles: async ({ params, query }, deps) => {
      const found = await deps.articlesByAuthor.list(params.id, query.config, deps);
      // Only an empty list leaves open whether there is such a person.
      if (found.totalCount === 0) await loadEmployee(params, deps);
      return found;
    },
  },
  { keysAhead: (params, deps) => [...employeeAhead(params, deps), ...deps.articlesByAuthor.noticeKeys] },
);
