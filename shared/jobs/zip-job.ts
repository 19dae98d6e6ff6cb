import * as z from "zod";
import { Id } from "../contract/wire.ts";

const MOST_CHOSEN = 1000;

export const ZipRequest = z
  .object({ cloudIds: z.array(Id).min(1).max(MOST_CHOSEN) })
  .meta({ id: "ZipRequest" });

export const JobState = z.enum(["waiting", "running", "ready", "failed"]);
export type JobState = z.infer<typeof JobState>;

/** `done` and `total` in bytes. Once ready, `GET /v1/files/{fileId}` leads to the result for a day. */
export const ZipJob = z
  .object({
    id: Id,
    state: JobState,
    done: z.int(),
    total: z.int(),
    fileName: z.string(),
    fileId: Id.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ZipJob" });
export type ZipJob = z.infer<typeof ZipJob>;
