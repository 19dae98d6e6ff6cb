import type { Usage } from "./usage.ts";

const PARTS_PER_GIGABYTE = 128;
/** One Lambda passes on 50 MB a second, with some reserve. */
const SECONDS_PER_GIGABYTE = 20;
const MEMORY = 1.73;
/** Progress is written every two seconds, with its entry in the index of due items. */
const PROGRESS_WRITES = 1.5;
const MONTHS_STORED = 37 / 30;

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
