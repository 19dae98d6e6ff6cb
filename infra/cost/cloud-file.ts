import type { Usage } from "./usage.ts";

const PARTS_PER_GIGABYTE = 128;
/** Each part has a signed address, asked for some at once. */
const CALLS_PER_GIGABYTE = 16;
/** A checked file is copied to another key, in parts if it is above 256 MB. */
const COPIES_PER_GIGABYTE = 4;
/** Every second file is read for words, in a second on average; three objects are put, and the index anew. */
const DOCUMENTS = 0.5;
const DOCUMENT_SECONDS = 1;
const INDEX_SECONDS = 2;
const MEMORY = 1.73;

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
