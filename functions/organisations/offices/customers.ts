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
import { officeSubject } from "./office-subject.ts";

export const customers = implement<typeof contract, OrganisationsDeps, Stored<Organisation>>(
  contract,
  {
    list: async ({ subject, query: { config } }, { customersOf, employees }) => {
      const creators = openCreators(employees, config.withCreator);
      const customers = customersOf(subject.id);
      return creators.page(await customers.list(config, everything, { relatedKeys: creators.keysOf }));
    },

    read: async ({ subject, params }, { customersOf }) =>
      (await customersOf(subject.id).find(params.id)) ?? notFound(customerProblems.notFound),

    create: ({ subject, body }, { customersOf, viewer }) =>
      customersOf(subject.id).insert({
        ...body,
        id: ulid(),
        organisationId: subject.id,
        createdBy: actorOf(viewer),
      }),

    update: ({ subject, params, body, ifVersion }, { customersOf }) =>
      customersOf(subject.id).update(
        params.id,
        ({ id, organisationId, createdBy }) => ({ ...body, id, organisationId, createdBy }),
        { ifVersion },
      ),

    remove: ({ subject, params, ifVersion }, { customersOf }) =>
      customersOf(subject.id).remove(params.customerId, { ifVersion }),
  },
  { subject: officeSubject },
);
