import { ulid } from "ulid";
import { MAX_LINKS } from "../../../shared/organisations/link.ts";
import { links as contract } from "../../../shared/organisations/links.contract.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { StoredLink } from "../../data/organisations/office-links.repository.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { organisationsText as text } from "../organisations.text.ts";
import { loadOffice, officeAhead } from "./office-access.ts";

const page = (links: readonly StoredLink[]) => ({ totalCount: links.length, data: [...links] });

const linkIn = (links: readonly StoredLink[], id: string): StoredLink =>
  links.find((link) => link.id === id) ?? notFound("link.not-found");

/** The link that is to be changed, in the version the caller has seen. */
const seenLink = (links: readonly StoredLink[], id: string, ifVersion: number | undefined): StoredLink => {
  const link = linkIn(links, id);
  if (ifVersion !== undefined && ifVersion !== link.version)
    throw new Problem("entity.changed", { current: link });
  return link;
};

const afterAll = (links: readonly StoredLink[]) => Math.max(0, ...links.map(({ ordering }) => ordering)) + 1;

/** The links numbered as the ids stand; those that are not among them keep their order, at the end. */
const ordered = (links: readonly StoredLink[], ids: readonly string[]): StoredLink[] => {
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
    list: async ({ params }, deps) => {
      const found = await deps.officeLinks.of(params.id);
      // Only an empty list leaves open whether there is such an office.
      if (found.length === 0) await loadOffice(params, deps);
      return page(found);
    },

    read: async ({ params }, deps) => {
      const found = await deps.officeLinks.of(params.id);
      if (found.length === 0) await loadOffice(params, deps);
      return linkIn(found, params.linkId);
    },

    create: async ({ params, body }, { officeLinks }) => {
      const id = ulid();
      const saved = await officeLinks.change(params.id, (links) => {
        if (links.length >= MAX_LINKS) throw new Problem("link.too-many");
        const ordering = body.ordering ?? afterAll(links);
        return [...links, { ...body, id, ordering, organisationId: params.id, version: 1 }];
      });
      return linkIn(saved, id);
    },

    reorder: async ({ params, body }, { officeLinks }) =>
      page(await officeLinks.change(params.id, (links) => ordered(links, body.linkIds))),

    update: async ({ params, body, ifVersion }, { officeLinks }) => {
      const saved = await officeLinks.change(params.id, (links) => {
        const before = seenLink(links, params.linkId, ifVersion);
        const ordering = body.ordering ?? before.ordering;
        const after = { ...before, ...body, ordering, version: before.version + 1 };
        return links.map((link) => (link === before ? after : link));
      });
      return linkIn(saved, params.linkId);
    },

    remove: async ({ params, ifVersion }, { officeLinks }) => {
      await officeLinks.change(params.id, (links) => {
        const gone = seenLink(links, params.linkId, ifVersion);
        return links.filter((link) => link !== gone);
      });
    },
  },
  { loadSubject: loadOffice, keysAhead: officeAhead },
);
