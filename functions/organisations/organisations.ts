import { organisations as contract } from "../../shared/organisations/organisations.contract.ts";
import { implement } from "../platform/http/implement.ts";
import { notFound } from "../platform/problem.ts";
import { employees } from "./employees.ts";
import type { OrganisationsDeps } from "./organisations.deps.ts";

export const organisations = implement<typeof contract, OrganisationsDeps>(contract, {
  list: ({ query }, { organisations }) => organisations.list(query.config),

  read: async ({ params }, { organisations }) =>
    (await organisations.find(params.id)) ?? notFound("organisation.not-found"),

  employees,
});
