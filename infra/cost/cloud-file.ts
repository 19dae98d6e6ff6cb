import type { Usage } from "./usage.ts";

const PARTS_PER_GIGABYTE = 128;
/** A signed address for each part, asked for some at once. */
const CALLS_PER_GIGABYTE = 16;
/** Sent to another key once it is checked; what is above 256 MB in as many parts. */
const COPIES_PER_GIGABYTE = 4;

/** Of so much put into the cloud in files of so many GB: each upload, also of a new version, is scanned and kept whole. */
export const cloudFiles = (gigabytes: number, each: number): Usage => {
  const files = gigabytes / each;
  return {
    "API Gateway: calls": files * 4 + gigabytes * CALLS_PER_GIGABYTE,
    "Lambda: calls": files * 5 + gigabytes * CALLS_PER_GIGABYTE,
    "S3: writes": files * 4 + gigabytes * (PARTS_PER_GIGABYTE + COPIES_PER_GIGABYTE),
    "S3: GB stored": gigabytes,
    "GuardDuty: objects scanned": files,
    "GuardDuty: GB scanned": gigabytes,
    "DynamoDB: write units": files * 20,
  };
};
