import { ulid } from "ulid";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { offices as contract } from "../../../shared/organisations/offices.contract.ts";
import { type Organisation, pictureOf } from "../../../shared/organisations/organisation.ts";
import { picturesOf } from "../../data/files/shown-pictures.ts";
import { textMail } from "../../data/templates/text-mail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { problemAt } from "../../platform/http/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { organisationsText as text } from "../organisations.text.ts";
import { officeResource } from "./office-resource.ts";

export const offices = implement<typeof contract, OrganisationsDeps, Stored<Organisation>>(
  contract,
  {
    list: async ({ query: { config } }, deps) => {
      const page = await deps.organisations.list(config, everything);
      const ids = config.withPictures ? page.data.map((office) => pictureOf(office, "details")) : [];
      return { ...page, pictures: await picturesOf(ids, "preview", deps) };
    },

    summaries: (_, { organisations }) => organisations.list(listConfig({ limit: MAX_LIMIT }), everything),

    read: ({ resource }) => resource,

    create: ({ body }, { organisations }) =>
      organisations.insert({
        mailSenderName: null,
        mailReplyTo: null,
        forbidsShares: false,
        ...body,
        id: ulid(),
        pictures: [],
      }),

    update: ({ resource, body, ifVersion }, { organisations }) =>
      organisations.update(
        resource.id,
        ({ id, pictures, mailSenderName, mailReplyTo, forbidsShares }) => ({
          mailSenderName,
          mailReplyTo,
          forbidsShares,
          ...body,
          id,
          pictures,
        }),
        { ifVersion, from: resource },
      ),

    testMail: async ({ resource }, { employees, mailFrom, outbox, viewer }) => {
      const caller = viewer.employeeId ? await employees.find(viewer.employeeId) : undefined;
      if (!caller?.email) throw problemAt(requestProblems.malformed, "email", text.noAddress);
      const words = text.testMail(resource.name, await mailFrom(resource.id));
      const mail = textMail(caller.email, words);
      return { messageId: await outbox.post({ ...mail, officeId: resource.id }) };
    },
  },
  { resource: officeResource },
);
