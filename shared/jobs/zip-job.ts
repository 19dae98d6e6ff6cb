import * as z from "zod";
import { Id } from "../contract/wire.ts";

const MOST_CHOSEN = 1000;

export const ZipRequest = z
  .union([z.object({ cloudIds: z.array(Id).min(1).max(MOST_CHOSEN) }), z.object({ galleryId: Id })])
  .meta({ id: "ZipRequest" });
export type ZipRequest = z.infer<typeof ZipRequest>;

export const JobState = z.enum(["waiting", "running", "ready", "failed"]);
export type JobState = z.infer<typeof JobState>;

/**
 * `done` and `total` in bytes; `leftOut` are files hidden or deleted after the request.
 * Until `readyUntil`, `GET /v1/files/{fileId}` leads to the result.
 */
export const ZipJob = z
  .object({
    id: Id,
    state: JobState,
    done: z.int(),
    total: z.int(),
    files: z.int(),
    leftOut: z.int(),
    fileName: z.string(),
    fileId: Id.nullable(),
    readyUntil: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ZipJob" });
export type ZipJob = z.infer<typeof ZipJob>;
