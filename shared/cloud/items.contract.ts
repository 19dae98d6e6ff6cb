import * as z from "zod";
import { creatorOrAdmin, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import type { ListConfig } from "../contract/list.ts";
import { configQuery, configSchema, page } from "../contract/list-query.ts";
import { Id } from "../contract/wire.ts";
import { takingProblems } from "../files/files.problems.ts";
import { cloudProblems } from "./cloud.problems.ts";
import { CloudItem, CloudItemChange, CloudItemDraft } from "./cloud-item.ts";

/** `parent` null is the root; `at` lists the folder as it was then. `withExcerpt` covers the first 50 hits. */
export interface CloudConfig extends ListConfig {
  readonly parent?: string | null | undefined;
  readonly at?: string | null | undefined;
  readonly withExcerpt?: boolean | undefined;
}

const fields = { sort: ["title", "createdAt", "modifiedAt", "size", "kind"], isAskedWhole: true } as const;

const placeProblems = [
  cloudProblems.unknownPlace,
  cloudProblems.notAFolder,
  cloudProblems.tooDeep,
  cloudProblems.closed,
  cloudProblems.nameTaken,
  cloudProblems.unknownOffice,
  ...takingProblems,
] as const;

export const items = {
  list: endpoint({
    method: "GET",
    path: "/v1/cloud",
    access: signedIn,
    summary:
      "What is in a folder, folders first; with a search term all that is below it, with a time what was in it then",
    query: Object.assign(
      configQuery<CloudConfig>(
        configSchema(fields).extend({
          parent: Id.nullish(),
          at: z.iso.datetime().nullish(),
          withExcerpt: z.boolean().optional(),
        }),
      ),
      { fields },
    ),
    reply: page(CloudItem).extend({ skip: z.int() }),
    problems: [cloudProblems.notFound],
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/cloud/{id}",
    access: signedIn,
    summary: "One folder or file, with the folders above it",
    query: z.object({
      withCreator: z.stringbool().optional(),
      withWatch: z.stringbool().optional(),
      withText: z.stringbool().optional(),
    }),
    reply: CloudItem,
    versioned: true,
    problems: [cloudProblems.notFound],
  }),
  create: endpoint({
    method: "PUT",
    path: "/v1/cloud",
    access: signedIn,
    summary: "Creates a folder or, with an upload, a file",
    body: CloudItemDraft,
    reply: CloudItem,
    status: 201,
    versioned: true,
    problems: [...placeProblems, cloudProblems.sameContent],
  }),
  update: endpoint({
    method: "POST",
    path: "/v1/cloud/{id}",
    access: creatorOrAdmin,
    summary: "Renames, describes, shows to others or moves; an upload becomes a new version of a file",
    body: CloudItemChange,
    reply: CloudItem,
    versioned: true,
    problems: [
      cloudProblems.notFound,
      cloudProblems.insideItself,
      cloudProblems.notAFile,
      ...placeProblems,
      entityProblems.changed,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/cloud/{id}",
    access: creatorOrAdmin,
    summary: "Moves a file, or a folder with all that is in it, to the trash for thirty days",
    audited: "cloud-item.deleted",
    problems: [cloudProblems.notFound],
  }),
};
