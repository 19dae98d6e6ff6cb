import { ulid } from "ulid";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { customers as contract } from "../../../shared/organisations/customers.contract.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { customerProblems } from "../../../shared/organisations/organisations.problems.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { officeResource } from "./office-resource.ts";

export const customers = implement<typeof contract, OrganisationsDeps, Stored<Organisation>>(
  contract,
  {
    list: async ({ resource, query: { config } }, { customersOf, employees }) => {
      const creators = openCreators(employees, config.withCreator);
      const customers = customersOf(resource.id);
      return creators.page(await customers.list(config, everything, { relatedKeys: creators.keysOf }));
    },

    read: async ({ resource, params }, { customersOf }) =>
      (await customersOf(resource.id).find(params.id)) ?? notFound(customerProblems.notFound),

    create: ({ resource, body }, { customersOf, viewer }) =>
      customersOf(resource.id).insert({
        ...body,
        id: ulid(),
        organisationId: resource.id,
        createdBy: actorOf(viewer),
      }),

    update: ({ resource, params, body, ifVersion }, { customersOf }) =>
      customersOf(resource.id).update(
        params.id,
        ({ id, organisationId, createdBy }) => ({ ...body, id, organisationId, createdBy }),
        { ifVersion },
      ),

    remove: ({ resource, params, ifVersion }, { customersOf }) =>
      customersOf(resource.id).remove(params.customerId, { ifVersion }),
  },
  { resource: officeResource },
);
