import * as z from "zod";
import { everywhere, rule, ruleOnResource, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { type ListConfig, MAX_LIMIT } from "../contract/list.ts";
import { configQuery, configSchema, page } from "../contract/list-query.ts";
import { orderedIds } from "../contract/wire.ts";
import { miscGroupProblems } from "./misc.problems.ts";
import { MiscGroup, MiscGroupDraft } from "./misc-group.ts";

const keepers = ruleOnResource("ADMIN_MISC", everywhere);
const fields = { sort: ["ordering", "name"] } as const;

export const groups = {
  list: endpoint({
    method: "GET",
    path: "/v1/misc",
    access: signedIn,
    summary: "The groups in their order; a search finds groups by their entries, too",
    query: Object.assign(
      configQuery<ListConfig>(configSchema(fields)).extend({ withEntries: z.stringbool().optional() }),
      { fields },
    ),
    reply: page(MiscGroup),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/misc/{id}",
    access: signedIn,
    summary: "One group",
    reply: MiscGroup,
    versioned: true,
    problems: [miscGroupProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/misc",
    access: rule("ADMIN_MISC", everywhere),
    summary: "Creates a group, at the end unless `ordering` says otherwise",
    body: MiscGroupDraft,
    reply: MiscGroup,
    status: 201,
    versioned: true,
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/misc/{id}",
    access: keepers,
    summary: "Changes a group",
    body: MiscGroupDraft,
    reply: MiscGroup,
    versioned: true,
    problems: [miscGroupProblems.notFound, entityProblems.changed],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/misc/{id}",
    access: keepers,
    summary:
      "Deletes a group with its entries, once their number was confirmed; for thirty days it can be restored",
    audited: "misc-group.deleted",
    query: z.object({ entries: z.coerce.number().int().optional() }),
    current: z.object({ entries: z.int() }),
    problems: [miscGroupProblems.notFound, miscGroupProblems.notEmpty],
  }),
  restore: endpoint({
    method: "PUT",
    path: "/v1/misc/{id}/restore",
    access: keepers,
    summary: "Takes the deletion of a group back",
    reply: MiscGroup,
    problems: [miscGroupProblems.notFound],
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/v1/misc/order",
    access: rule("ADMIN_MISC", everywhere),
    summary: "Puts the groups in order, those named first",
    body: z.object({ ids: orderedIds(MAX_LIMIT) }),
  }),
};
