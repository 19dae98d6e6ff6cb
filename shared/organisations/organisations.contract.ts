import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list.ts";
import { employees } from "./employees.contract.ts";
import { Organisation } from "./organisation.ts";

export const organisations = {
  list: endpoint({
    method: "GET",
    path: "/v1/organisations",
    access: signedIn,
    summary: "Offices of the group",
    query: listQuery({
      filters: ["name", "city", "zip", "isPartner", "isAssociate", "isNexiaMember"],
      sort: ["name", "city", "zip"],
    }),
    reply: page(Organisation),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/organisations/{id}",
    access: signedIn,
    summary: "One office",
    reply: Organisation,
    versioned: true,
    problems: ["organisation.not-found"],
  }),
  employees,
};
