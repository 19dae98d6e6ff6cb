import { ulid } from "ulid";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { offices as contract } from "../../../shared/organisations/offices.contract.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { officeSubject } from "./office-subject.ts";

export const offices = implement<typeof contract, OrganisationsDeps, Stored<Organisation>>(
  contract,
  {
    list: ({ query }, { organisations }) => organisations.list(query.config, everything),

    summaries: (_, { organisations }) => organisations.list(listConfig({ limit: MAX_LIMIT }), everything),

    read: ({ subject }) => subject,

    create: ({ body }, { organisations }) => organisations.insert({ ...body, id: ulid(), pictures: [] }),

    update: ({ subject, body, ifVersion }, { organisations }) =>
      organisations.update(subject.id, ({ id, pictures }) => ({ ...body, id, pictures }), {
        ifVersion,
        from: subject,
      }),
  },
  { subject: officeSubject },
);
