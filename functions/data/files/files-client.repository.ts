import { S3Client } from "@aws-sdk/client-s3";
import { clientLimits, OBJECT_WITHIN } from "../../platform/runtime/client-limits.ts";
import { unlogged } from "../../platform/runtime/unlogged.ts";

/** Checksums are off, since the SDK would sign that of an empty body. */
export const openFilesClient = (): S3Client =>
  unlogged(
    new S3Client({
      ...clientLimits(OBJECT_WITHIN),
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  );
