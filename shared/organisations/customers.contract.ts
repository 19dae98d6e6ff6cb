import { ruleOnPath } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listFieldsOf } from "../contract/fields.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { Customer, CustomerDraft } from "./customer.ts";
import { Creator } from "./employee.ts";
import { customerFields } from "./organisation.fields.ts";
import { customerProblems, organisationProblems } from "./organisations.problems.ts";

export const customers = {
  list: endpoint({
    method: "GET",
    path: "/v1/organisations/{id}/customers",
    access: ruleOnPath("ADMIN_ORG", "id"),
    summary: "The clients that an office names in public",
    query: listQuery(listFieldsOf(customerFields)),
    reply: page(Customer.extend({ creator: Creator })),
    problems: [organisationProblems.notFound],
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/organisations/{organisationId}/customers/{id}",
    access: ruleOnPath("ADMIN_ORG", "organisationId"),
    summary: "One client of an office",
    reply: Customer,
    versioned: true,
    problems: [organisationProblems.notFound, customerProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/organisations/{organisationId}/customers",
    access: ruleOnPath("ADMIN_ORG", "organisationId"),
    summary: "Adds a client to those an office names",
    body: CustomerDraft,
    reply: Customer,
    status: 201,
    versioned: true,
    problems: [organisationProblems.notFound],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/organisations/{organisationId}/customers/{id}",
    access: ruleOnPath("ADMIN_ORG", "organisationId"),
    summary: "Saves a client of an office",
    body: CustomerDraft,
    reply: Customer,
    versioned: true,
    problems: [organisationProblems.notFound, customerProblems.notFound, entityProblems.changed],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/organisations/{organisationId}/customers/{customerId}",
    access: ruleOnPath("ADMIN_ORG", "organisationId"),
    summary: "Deletes a client of an office",
    audited: "organisation.customer-deleted",
    current: Customer,
    problems: [organisationProblems.notFound, customerProblems.notFound, entityProblems.changed],
  }),
};
