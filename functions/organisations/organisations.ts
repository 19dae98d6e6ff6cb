import { organisations as contract } from "../../shared/organisations/organisations.contract.ts";
import { implement } from "../platform/http/implement.ts";
import { notFound } from "../platform/problem.ts";
import type { OrganisationsDeps } from "./organisations.deps.ts";

const { employees: _, ...offices } = contract;

export const organisations = implement<typeof offices, OrganisationsDeps>(offices, {
  list: ({ query }, { organisations }) => organisations.list(query.config),

  read: async ({ params }, { organisations }) =>
    (await organisations.find(params.id)) ?? notFound("organisation.not-found"),
});
