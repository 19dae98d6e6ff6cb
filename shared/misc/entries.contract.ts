import * as z from "zod";
import { everywhere, ofBody, ofResource, ruleOnResource, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { MAX_LIMIT } from "../contract/list.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { orderedIds } from "../contract/wire.ts";
import { takingProblems } from "../files/files.problems.ts";
import { miscEntryProblems, miscGroupProblems } from "./misc.problems.ts";
import { MiscEntry, MiscEntryDraft } from "./misc-entry.ts";

/** Checks the entry's office, and the one it would move to. */
const keepers = ruleOnResource("ADMIN_MISC", ofResource);

export const entries = {
  list: endpoint({
    method: "GET",
    path: "/v1/misc/{id}/data",
    access: signedIn,
    summary: "The documents and locations of a group in their order",
    query: listQuery({
      filters: ["kind", "visibility", "organisationId"],
      sort: ["order", "title", "modifiedAt"],
      isAskedWhole: true,
    }),
    reply: page(MiscEntry),
    problems: [miscGroupProblems.notFound],
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/misc/{id}/data/{dataId}",
    access: signedIn,
    summary: "One document or location",
    reply: MiscEntry,
    versioned: true,
    problems: [miscEntryProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/misc/{id}/data",
    access: ruleOnResource("ADMIN_MISC", ofBody),
    summary: "Puts a document or a location into a group, at the end unless `order` says otherwise",
    body: MiscEntryDraft,
    reply: MiscEntry,
    status: 201,
    versioned: true,
    problems: [miscGroupProblems.notFound, miscEntryProblems.unknownOffice, ...takingProblems],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/misc/{id}/data/{dataId}",
    access: keepers,
    summary: "Changes a document or a location",
    body: MiscEntryDraft,
    reply: MiscEntry,
    versioned: true,
    problems: [
      miscEntryProblems.notFound,
      miscEntryProblems.unknownOffice,
      miscEntryProblems.otherKind,
      ...takingProblems,
      entityProblems.changed,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/misc/{id}/data/{dataId}",
    access: keepers,
    summary: "Deletes a document or a location; for thirty days it can be restored",
    audited: "misc-entry.deleted",
    problems: [miscEntryProblems.notFound],
  }),
  restore: endpoint({
    method: "PUT",
    path: "/v1/misc/{id}/data/{dataId}/restore",
    access: keepers,
    summary: "Takes the deletion of a document or a location back",
    reply: MiscEntry,
    problems: [miscEntryProblems.notFound],
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/v1/misc/{id}/data/order",
    access: ruleOnResource("ADMIN_MISC", everywhere),
    summary: "Puts the entries of a group in order, those named first",
    body: z.object({ ids: orderedIds(MAX_LIMIT) }),
    problems: [miscGroupProblems.notFound],
  }),
};
