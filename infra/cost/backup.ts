import type { PriceName } from "./prices.ts";
import type { Usage } from "./usage.ts";

const DAYS_HERE = 3;

/** Each night copies the whole table and what changed in the bucket, here and in the other vault. */
export const backup = (days: number, used: ReadonlyMap<PriceName, number>): Usage =>
  days === 0
    ? {}
    : {
        "AWS Backup: GB of the table": (DAYS_HERE + days) * (used.get("DynamoDB: GB stored") ?? 0),
        "AWS Backup: GB of files": 2 * (used.get("S3: GB stored") ?? 0),
      };
