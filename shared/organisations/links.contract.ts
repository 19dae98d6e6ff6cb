import * as z from "zod";
import { ruleOnPath, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { page } from "../contract/list-query.ts";
import { orderedIds } from "../contract/wire.ts";
import { MAX_LINKS, OfficeLink, OfficeLinkDraft } from "./link.ts";
import { linkProblems, organisationProblems } from "./organisations.problems.ts";

const access = ruleOnPath("ADMIN_ORG", "id");

export const links = {
  list: endpoint({
    method: "GET",
    path: "/v1/organisations/{id}/links",
    access: signedIn,
    summary: "The links of an office, in their order",
    reply: page(OfficeLink),
    problems: [organisationProblems.notFound],
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/organisations/{id}/links/{linkId}",
    access: signedIn,
    summary: "One link of an office",
    reply: OfficeLink,
    versioned: true,
    problems: [organisationProblems.notFound, linkProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/organisations/{id}/links",
    access,
    summary: "Adds a link to an office",
    body: OfficeLinkDraft,
    reply: OfficeLink,
    status: 201,
    versioned: true,
    problems: [organisationProblems.notFound, linkProblems.tooMany],
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/v1/organisations/{id}/links/order",
    access,
    summary: "Puts the links of an office in order; those that are not named come last",
    body: z.object({ linkIds: orderedIds(MAX_LINKS) }).meta({ id: "OfficeLinkOrder" }),
    reply: page(OfficeLink),
    problems: [organisationProblems.notFound],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/organisations/{id}/links/{linkId}",
    access,
    summary: "Saves a link of an office",
    body: OfficeLinkDraft,
    reply: OfficeLink,
    versioned: true,
    problems: [organisationProblems.notFound, linkProblems.notFound, entityProblems.changed],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/organisations/{id}/links/{linkId}",
    access,
    summary: "Deletes a link of an office; for thirty days it can be restored",
    audited: "organisation.link-deleted",
    current: OfficeLink,
    problems: [organisationProblems.notFound, linkProblems.notFound, entityProblems.changed],
  }),
  restore: endpoint({
    method: "PUT",
    path: "/v1/organisations/{id}/links/{linkId}/restore",
    access,
    summary: "Takes the deletion of a link back",
    audited: "organisation.link-restored",
    reply: OfficeLink,
    problems: [organisationProblems.notFound, linkProblems.notFound, linkProblems.tooMany],
  }),
};
