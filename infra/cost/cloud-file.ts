import type { Usage } from "./usage.ts";

const PARTS_PER_GIGABYTE = 128;
/** A signed address for each part, asked for some at once. */
const CALLS_PER_GIGABYTE = 16;
/** Sent to another key once it is checked; what is above 256 MB in as many parts. */
const COPIES_PER_GIGABYTE = 4;
/** Words are taken out of every second file, in a second on average; three objects are put, and the index anew. */
const DOCUMENTS = 0.5;
const DOCUMENT_SECONDS = 1;
const INDEX_SECONDS = 2;
const MEMORY = 1.73;

/** Of so much put into the cloud in files of so many GB: each upload, also of a new version, is scanned and kept whole. */
export const cloudFiles = (gigabytes: number, each: number): Usage => {
  const files = gigabytes / each;
  const documents = files * DOCUMENTS;
  return {
    "API Gateway: calls": files * 4 + gigabytes * CALLS_PER_GIGABYTE,
    "Lambda: GB seconds": documents * (DOCUMENT_SECONDS + INDEX_SECONDS) * MEMORY,
    "Lambda: calls": files * 5 + documents * 2 + gigabytes * CALLS_PER_GIGABYTE,
    "SQS: requests": documents * 6,
    "S3: reads": documents * 4,
    "S3: writes": files * 4 + documents * 3 + gigabytes * (PARTS_PER_GIGABYTE + COPIES_PER_GIGABYTE),
    "S3: GB stored": gigabytes,
    "GuardDuty: objects scanned": files,
    "GuardDuty: GB scanned": gigabytes,
    "DynamoDB: write units": files * 20,
  };
};
