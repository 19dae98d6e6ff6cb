import type { Usage } from "./usage.ts";

const PARTS_PER_GIGABYTE = 128;
/** What one Lambda passes on, with some reserve: a second of it for each 50 MB. */
const SECONDS_PER_GIGABYTE = 20;
const MEMORY = 1.73;
/** Told every two seconds, with its place in the index of what is due. */
const PROGRESS_WRITES = 1.5;
/** A day as a result, thirty-six as what S3 keeps of removed objects. */
const MONTHS_STORED = 37 / 30;

/** Of one ZIP that is downloaded once. */
export const zip = (gigabytes: number, files: number): Usage => {
  const seconds = gigabytes * SECONDS_PER_GIGABYTE;
  return {
    "S3: reads": files,
    "S3: writes": gigabytes * PARTS_PER_GIGABYTE + 2,
    "S3: GB stored": gigabytes * MONTHS_STORED,
    "CloudFront: GB": gigabytes,
    "Lambda: calls": 1,
    "Lambda: GB seconds": seconds * MEMORY,
    "DynamoDB: write units": 10 + seconds * PROGRESS_WRITES,
    "SQS: requests": 3,
  };
};
