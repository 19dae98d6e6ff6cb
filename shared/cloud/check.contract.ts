import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { UploadedName } from "../files/file-name.ts";
import { cloudProblems } from "./cloud.problems.ts";
import { CloudItem } from "./cloud-item.ts";

export const MOST_CHECKED = 500;
const MOST_FOLDERS = 50;

/** `folders`: names of the path below the requested folder. `checksum`: by `contentChecksum`. */
const PlannedFile = z.object({
  folders: z.array(z.string().max(1000)).max(MOST_FOLDERS).default([]),
  name: UploadedName,
  size: z.int().min(0),
  checksum: z.string().max(64).optional(),
});
export type PlannedFile = z.output<typeof PlannedFile>;

/** `isAlike`: a file of the same size exists, so only the checksum can tell whether it is the same. */
const CheckedFile = z
  .object({
    namesake: CloudItem.nullable(),
    twin: CloudItem.nullable(),
    isAlike: z.boolean(),
    isClosed: z.boolean(),
  })
  .meta({ id: "CheckedFile" });
export type CheckedFile = z.infer<typeof CheckedFile>;

export const check = endpoint({
  method: "POST",
  path: "/v1/cloud/check",
  access: signedIn,
  summary:
    "What is in a folder already of files that are to be uploaded, by name and by content, as far as the caller sees it",
  body: z.object({ parentId: Id.nullable(), files: z.array(PlannedFile).max(MOST_CHECKED) }),
  reply: z.object({ data: z.array(CheckedFile) }),
  problems: [
    cloudProblems.unknownPlace,
    cloudProblems.notAFolder,
    cloudProblems.closed,
    cloudProblems.tooDeep,
  ],
});
