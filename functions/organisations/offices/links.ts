import { ulid } from "ulid";
import { entityProblems } from "../../../shared/contract/general.problems.ts";
import { MAX_LINKS } from "../../../shared/organisations/link.ts";
import { links as contract } from "../../../shared/organisations/links.contract.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { linkProblems } from "../../../shared/organisations/organisations.problems.ts";
import type { StoredLink } from "../../data/organisations/office-links.repository.ts";
import { actorName } from "../../data/people/actor-name.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { inOrderOf } from "../../platform/collection/ordering.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { organisationsText as text } from "../organisations.text.ts";
import { officeResource } from "./office-resource.ts";

const page = (links: readonly StoredLink[]) => ({ totalCount: links.length, data: [...links] });

const linkIn = (links: readonly StoredLink[], id: string): StoredLink =>
  links.find((link) => link.id === id) ?? notFound(linkProblems.notFound);

const seenLink = (links: readonly StoredLink[], id: string, ifVersion: number | undefined): StoredLink => {
  const link = linkIn(links, id);
  if (ifVersion !== undefined && ifVersion !== link.version)
    throw new Problem(entityProblems.changed, { current: link });
  return link;
};

const naming = { field: "linkIds", unknown: text.unknownLink };

const afterAll = (links: readonly StoredLink[]) => Math.max(0, ...links.map(({ ordering }) => ordering)) + 1;

export const links = implement<typeof contract, OrganisationsDeps, Stored<Organisation>>(
  contract,
  {
    list: async ({ resource }, { officeLinks }) => page(await officeLinks.of(resource.id)),

    read: async ({ resource, params }, { officeLinks }) =>
      linkIn(await officeLinks.of(resource.id), params.linkId),

    create: async ({ params, body }, { officeLinks }) => {
      const id = ulid();
      const saved = await officeLinks.change(params.id, (links) => {
        if (links.length >= MAX_LINKS) throw new Problem(linkProblems.tooMany);
        const ordering = body.ordering ?? afterAll(links);
        return [...links, { ...body, id, ordering, organisationId: params.id, version: 1 }];
      });
      return linkIn(saved, id);
    },

    reorder: async ({ params, body }, { officeLinks }) =>
      page(await officeLinks.change(params.id, (links) => inOrderOf(body.linkIds, links, naming))),

    update: async ({ params, body, ifVersion }, { officeLinks }) => {
      const saved = await officeLinks.change(params.id, (links) => {
        const before = seenLink(links, params.linkId, ifVersion);
        const ordering = body.ordering ?? before.ordering;
        const after = { ...before, ...body, ordering, version: before.version + 1 };
        return links.map((link) => (link === before ? after : link));
      });
      return linkIn(saved, params.linkId);
    },

    remove: async ({ params, ifVersion }, deps) => {
      const deletion = { ...deps, deletedByName: await actorName(deps) };
      const proof = await deps.trail.write();
      await deps.officeLinks.change(
        params.id,
        (links) => {
          const gone = seenLink(links, params.linkId, ifVersion);
          return links.filter((link) => link !== gone);
        },
        (before) => [proof, deps.trashedLinks.putWrite(linkIn(before, params.linkId), deletion)],
      );
    },

    restore: async ({ params }, { officeLinks, trashedLinks, table, trail }) => {
      const { id, linkId } = params;
      const found = trashedLinks.trashedFrom(await table.get(trashedLinks.keyOf(linkId)))?.entity;
      if (found?.organisationId !== id) throw new Problem(linkProblems.notFound);
      const proof = await trail.write();
      const saved = await officeLinks.change(
        id,
        (links) => {
          if (links.some((link) => link.id === linkId)) throw new Problem(linkProblems.notFound);
          if (links.length >= MAX_LINKS) throw new Problem(linkProblems.tooMany);
          return [...links, { ...found, version: found.version + 1 }];
        },
        () => [proof, trashedLinks.takeWrite(linkId)],
      );
      return linkIn(saved, linkId);
    },
  },
  { resource: officeResource },
);
