import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import type { ListConfig } from "../contract/list.ts";
import { configQuery, configSchema, page } from "../contract/list-query.ts";
import { Id } from "../contract/wire.ts";
import { type TrashKind, trashKinds } from "./trash-kinds.ts";

const TrashedThing = z
  .object({
    kind: z.enum(trashKinds),
    id: Id,
    title: z.string(),
    organisationId: Id.nullable(),
    /** A link's office, an answer's post, the group of a document or location; null for a post or group. */
    parentId: Id.nullable(),
    parentName: z.string().nullable(),
    excerpt: z.string().nullable(),
    start: z.iso.datetime().nullable(),
    seriesId: Id.nullable(),
    deletedAt: z.iso.datetime(),
    deletedByName: z.string().nullable(),
  })
  .meta({ id: "TrashedThing" });
export type TrashedThing = z.infer<typeof TrashedThing>;

interface TrashConfig extends ListConfig {
  readonly kind?: TrashKind | undefined;
}

const fields = { sort: ["title", "deletedAt"] } as const;

/** The cloud's trash has a list of its own; each kind has its own way back. */
export const trash = {
  list: endpoint({
    method: "GET",
    path: "/v1/trash",
    access: signedIn,
    summary: "What the caller may bring back, of one kind or of all, the latest deletion first",
    query: Object.assign(
      configQuery<TrashConfig>(configSchema(fields).extend({ kind: z.enum(trashKinds).optional() })),
      { fields },
    ),
    reply: page(TrashedThing),
  }),
};
