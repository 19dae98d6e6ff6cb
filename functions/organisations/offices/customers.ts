import { ulid } from "ulid";
import { customers as contract } from "../../../shared/organisations/customers.contract.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { loadOffice, officeAhead } from "./office-access.ts";

export const customers = implement<typeof contract, OrganisationsDeps, Organisation>(
  contract,
  {
    list: ({ subject, query }, { customersOf }) => customersOf(subject.id).list(query.config),

    read: async ({ subject, params }, { customersOf }) =>
      (await customersOf(subject.id).find(params.id)) ?? notFound("customer.not-found"),

    create: ({ subject, body }, { customersOf }) =>
      customersOf(subject.id).insert({ ...body, id: ulid(), organisationId: subject.id }),

    update: ({ subject, params, body, ifVersion }, { customersOf }) =>
      customersOf(subject.id).update(
        params.id,
        "customer.not-found",
        ({ id, organisationId }) => ({ ...body, id, organisationId }),
        { ifVersion },
      ),

    remove: ({ subject, params, ifVersion }, { customersOf }) =>
      customersOf(subject.id).remove(params.customerId, "customer.not-found", { ifVersion }),
  },
  { loadSubject: loadOffice, keysAhead: officeAhead },
);
