import * as z from "zod";
import { ruleOnPath, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { page } from "../contract/list.ts";
import { Id } from "../contract/wire.ts";
import { MAX_LINKS, OfficeLink, OfficeLinkDraft } from "./link.ts";

const access = ruleOnPath("ADMIN_ORG", "id");

export const links = {
  list: endpoint({
    method: "GET",
    path: "/v1/organisations/{id}/links",
    access: signedIn,
    summary: "The links of an office, in their order",
    reply: page(OfficeLink),
    problems: ["organisation.not-found"],
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/organisations/{id}/links/{linkId}",
    access: signedIn,
    summary: "One link of an office",
    reply: OfficeLink,
    versioned: true,
    problems: ["organisation.not-found", "link.not-found"],
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
    problems: ["organisation.not-found", "link.too-many"],
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/v1/organisations/{id}/links/order",
    access,
    summary: "Puts the links of an office in order; those that are not named come last",
    body: z.object({ linkIds: z.array(Id).max(MAX_LINKS) }).meta({ id: "OfficeLinkOrder" }),
    reply: page(OfficeLink),
    problems: ["organisation.not-found"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/organisations/{id}/links/{linkId}",
    access,
    summary: "Saves a link of an office",
    body: OfficeLinkDraft,
    reply: OfficeLink,
    versioned: true,
    problems: ["organisation.not-found", "link.not-found", "entity.changed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/organisations/{id}/links/{linkId}",
    access,
    summary: "Deletes a link of an office",
    audited: "organisation.link-deleted",
    current: OfficeLink,
    problems: ["organisation.not-found", "link.not-found", "entity.changed"],
  }),
};
