import * as z from "zod";
import { Id } from "../contract/wire.ts";

/** S3 takes 5 MiB at least, but for the last part, and 10,000 parts at most (user guide, "multipart upload limits"). */
export const PART_SIZE = 8 * 1024 * 1024;
const MOST_PARTS = 10_000;
const MOST_AT_ONCE = 100;

export const partCount = (size: number): number => Math.ceil(size / PART_SIZE);

/** `number` counts from 1. */
export const partLength = (size: number, number: number): number =>
  Math.min(PART_SIZE, size - (number - 1) * PART_SIZE);

const PartNumber = z.int().min(1).max(MOST_PARTS);

/** Each part but the last has `partSize` bytes. */
export const PartsTicket = z.object({ id: Id, partSize: z.int() }).meta({ id: "PartsTicket" });

/** `arrived`: parts of an earlier attempt; `isComplete`: all parts are there and joined. */
export const ResumedParts = PartsTicket.extend({
  arrived: z.array(PartNumber),
  isComplete: z.boolean(),
}).meta({ id: "ResumedParts" });
export type ResumedParts = z.infer<typeof ResumedParts>;

/** `checksums`: SHA-256 in base64 of each part, in the order of `numbers`. */
export const PartsRequest = z
  .object({
    numbers: z.array(PartNumber).min(1).max(MOST_AT_ONCE),
    checksums: z.array(z.string().regex(/^[\w+/]{43}=$/, { error: "Das ist keine Prüfsumme." })),
  })
  .refine(({ numbers, checksums }) => numbers.length === checksums.length, {
    path: ["checksums"],
    error: "Zu jedem Teil gehört eine Prüfsumme.",
  })
  .meta({ id: "PartsRequest" });
export type PartsRequest = z.output<typeof PartsRequest>;

/** A PUT with these headers; S3 refuses other bytes than those of the checksum. */
export const PartTicket = z
  .object({ number: PartNumber, url: z.string(), headers: z.record(z.string(), z.string()) })
  .meta({ id: "PartTicket" });
export type PartTicket = z.infer<typeof PartTicket>;

/** `etag`: as S3 answered the PUT. */
export const UploadedPart = z
  .object({ number: PartNumber, etag: z.string(), size: z.int() })
  .meta({ id: "UploadedPart" });
export type UploadedPart = z.infer<typeof UploadedPart>;

export const PartsCompletion = z
  .object({ parts: z.array(UploadedPart.pick({ number: true, etag: true })).max(MOST_PARTS) })
  .meta({ id: "PartsCompletion" });
