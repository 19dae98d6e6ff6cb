import { ulid } from "ulid";
import { offices as contract } from "../../../shared/organisations/offices.contract.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { loadOffice } from "./office-access.ts";

export const offices = implement<typeof contract, OrganisationsDeps, Organisation>(
  contract,
  {
    list: ({ query }, { organisations }) => organisations.list(query.config),

    read: async ({ params }, { organisations }) =>
      (await organisations.find(params.id)) ?? notFound("organisation.not-found"),

    create: ({ body }, { organisations }) => organisations.insert({ ...body, id: ulid(), pictures: [] }),

    update: ({ params, body, ifVersion }, { organisations }) =>
      organisations.update(
        params.id,
        "organisation.not-found",
        ({ id, pictures }) => ({ ...body, id, pictures }),
        { ifVersion },
      ),
  },
  loadOffice,
);
