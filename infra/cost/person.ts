import type { Usage } from "./usage.ts";

const WORKING_DAYS = 21;
/** Calls of the API on a day on which somebody reads, searches and writes. */
const CALLS = 150;
/** The bell asks once a minute while the portal is in sight. */
const MINUTES_IN_SIGHT = 60;
const CALL = { seconds: 0.06, memory: 1, reads: 4, writes: 0.4, kilobytes: 8 };
const PAGES = { requests: 60, megabytes: 2 };
const PICTURES = { requests: 100, megabytes: 6 };
const EVENTS = 60;
/** What one person adds in a month and years keep, as of the middle of the first year. */
const STORED = { table: 0.002, files: 0.3 };
const UPLOADED = { files: WORKING_DAYS, gigabytes: 0.05 };

export const person = (sampleRate: number): Usage => {
  const calls = WORKING_DAYS * (CALLS + MINUTES_IN_SIGHT);
  const objects = WORKING_DAYS * (PAGES.requests + PICTURES.requests);
  const megabytes = WORKING_DAYS * (PAGES.megabytes + PICTURES.megabytes);
  return {
    "API Gateway: calls": calls,
    "CloudFront: requests": calls + objects,
    "CloudFront: GB": (calls * CALL.kilobytes) / 1e6 + megabytes / 1000,
    "Lambda: calls": calls,
    "Lambda: GB seconds": calls * CALL.seconds * CALL.memory,
    "DynamoDB: read units": calls * CALL.reads,
    "DynamoDB: write units": calls * CALL.writes,
    "DynamoDB: GB stored": STORED.table,
    "DynamoDB: GB restorable": STORED.table,
    "S3: GB stored": STORED.files,
    "S3: writes": UPLOADED.files,
    "GuardDuty: objects scanned": UPLOADED.files,
    "GuardDuty: GB scanned": UPLOADED.gigabytes,
    "S3: reads": objects,
    "RUM: events": sampleRate * WORKING_DAYS * EVENTS,
    // One line of the API and one of the function.
    "CloudWatch: GB of logs": calls * 1e-6,
    // X-Ray follows one call in twenty, and one each second.
    "X-Ray: traces": calls / 4,
  };
};
