import * as z from "zod";
import { creatorOrAdmin, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { cloudProblems, versionProblems } from "./cloud.problems.ts";
import { CloudFile, CloudItem } from "./cloud-item.ts";

/** A version's id is that of its file, which `GET /v1/files/{id}` opens. */
export const CloudVersion = z
  .object({
    ...CloudFile.shape,
    createdAt: z.iso.datetime(),
    createdBy: Id.nullable(),
    creatorName: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: "CloudVersion" });
export type CloudVersion = z.infer<typeof CloudVersion>;

export const versions = {
  list: endpoint({
    method: "GET",
    path: "/v1/cloud/{id}/versions",
    access: signedIn,
    summary: "What a file contains and contained, the latest first",
    reply: z.object({ data: z.array(CloudVersion) }),
    problems: [cloudProblems.notFound],
  }),
  restore: endpoint({
    method: "PUT",
    path: "/v1/cloud/{id}/versions/{versionId}/restore",
    access: creatorOrAdmin,
    summary: "Brings former content back; what it replaces becomes a version",
    reply: CloudItem,
    problems: [cloudProblems.notFound, versionProblems.notFound],
  }),
};
