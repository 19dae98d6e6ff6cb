import { S3Client } from "@aws-sdk/client-s3";
import { clientLimits, OBJECT_WITHIN } from "../../platform/runtime/client-limits.ts";
import { unlogged } from "../../platform/runtime/unlogged.ts";

export const UPLOADS = "uploads/";

export const uploadKey = (id: string): string => `${UPLOADS}${id}`;

export const FILES = "files/";

export const originalKey = (id: string): string => `${FILES}${id}/original`;

/** The words of a document, and what became of taking them out. */
export const textKey = (id: string): string => `texts/${id}.json.gz`;

/** Checksums are off because the SDK would sign that of an empty body. */
export const openFilesClient = (): S3Client =>
  unlogged(
    new S3Client({
      ...clientLimits(OBJECT_WITHIN),
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  );
