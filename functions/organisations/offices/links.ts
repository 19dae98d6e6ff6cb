import { ulid } from "ulid";
import { MAX_LINKS, type OfficeLink } from "../../../shared/organisations/link.ts";
import { links as contract } from "../../../shared/organisations/links.contract.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { organisationsText as text } from "../organisations.text.ts";
import { loadOffice } from "./office-access.ts";

const page = (links: readonly OfficeLink[]) => ({ totalCount: links.length, data: [...links] });

const linkIn = (links: readonly OfficeLink[], id: string): OfficeLink =>
  links.find((link) => link.id === id) ?? notFound("link.not-found");

const afterAll = (links: readonly OfficeLink[]) => Math.max(0, ...links.map(({ ordering }) => ordering)) + 1;

/** The links numbered as the ids stand; those that are not among them keep their order, at the end. */
const ordered = (links: readonly OfficeLink[], ids: readonly string[]): OfficeLink[] => {
  const errors = ids.flatMap((id, at) =>
    links.some((link) => link.id === id) ? [] : [{ path: `linkIds.${at}`, message: text.unknownLink }],
  );
  if (errors.length) throw new Problem("request.malformed", { errors });
  const named = [...new Set(ids)].map((id) => linkIn(links, id));
  const others = links.filter((link) => !named.includes(link));
  return [...named, ...others].map((link, at) => ({ ...link, ordering: at + 1 }));
};

export const links = implement<typeof contract, OrganisationsDeps, Organisation>(
  contract,
  {
    list: async ({ params }, { officeLinks, organisations }) => {
      const found = await officeLinks.of(params.id);
      // Only an empty list leaves open whether there is such an office.
      if (found.length === 0 && !(await organisations.find(params.id))) notFound("organisation.not-found");
      return page(found);
    },

    create: async ({ params, body }, { officeLinks }) => {
      const id = ulid();
      const saved = await officeLinks.change(params.id, (links) => {
        if (links.length >= MAX_LINKS) throw new Problem("link.too-many");
        const ordering = body.ordering ?? afterAll(links);
        return [...links, { ...body, id, ordering, organisationId: params.id }];
      });
      return linkIn(saved, id);
    },

    reorder: async ({ params, body }, { officeLinks }) =>
      page(await officeLinks.change(params.id, (links) => ordered(links, body.linkIds))),

    update: async ({ params, body }, { officeLinks }) => {
      const saved = await officeLinks.change(params.id, (links) => {
        const before = linkIn(links, params.linkId);
        const after = { ...before, ...body, ordering: body.ordering ?? before.ordering };
        return links.map((link) => (link === before ? after : link));
      });
      return linkIn(saved, params.linkId);
    },

    remove: async ({ params }, { officeLinks }) => {
      await officeLinks.change(params.id, (links) => {
        const gone = linkIn(links, params.linkId);
        return links.filter((link) => link !== gone);
      });
    },
  },
  loadOffice,
);
