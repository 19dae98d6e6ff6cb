import { ulid } from "ulid";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { offices as contract } from "../../../shared/organisations/offices.contract.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { implement } from "../../platform/http/implement.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { loadOffice, officeAhead } from "./office-access.ts";

export const offices = implement<typeof contract, OrganisationsDeps, Organisation>(
  contract,
  {
    list: ({ query }, { organisations, ahead }) => organisations.list(query.config, {}, ahead),

    summaries: (_, { organisations, ahead }) =>
      organisations.list(listConfig({ limit: MAX_LIMIT }), {}, ahead),

    read: ({ params }, deps) => loadOffice(params, deps),

    create: ({ body }, { organisations }) => organisations.insert({ ...body, id: ulid(), pictures: [] }),

    update: ({ params, body, ifVersion }, { organisations }) =>
      organisations.update(
        params.id,
        "organisation.not-found",
        ({ id, pictures }) => ({ ...body, id, pictures }),
        { ifVersion },
      ),
  },
  { loadSubject: loadOffice, keysAhead: officeAhead },
);
