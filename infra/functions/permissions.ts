import type { QueueName } from "../queues/queue-name.ts";

/**
 * `visit` reads and updates existing items, `advance` reads, puts and updates, `gather` puts and counts,
 * `handOver` reads, claims and removes them, `survey` reads and writes all of the table.
 */
export type TableUse =
  | "health"
  | "read"
  | "visit"
  | "readWrite"
  | "advance"
  | "gather"
  | "handOver"
  | "survey";
export type AuditUse = "record" | "recordAndRead";
export type MailUse = "SendEmail" | "SendBulkEmail" | "GetAccount";

export type ObjectPrefix = `${string}/`;

export const objectPrefixes = ({
  reads = [],
  writes = [],
  removes = [],
}: Permissions): readonly ObjectPrefix[] => [...new Set([...reads, ...writes, ...removes])];

export interface Permissions {
  readonly table?: TableUse;
  /** Without it a function can neither record nor read entries. */
  readonly audit?: AuditUse;
  readonly sendsTo?: readonly QueueName[];
  readonly mail?: readonly MailUse[];
  readonly liftsSuppressions?: boolean;
  readonly reads?: readonly ObjectPrefix[];
  readonly writes?: readonly ObjectPrefix[];
  readonly removes?: readonly ObjectPrefix[];
  /** Includes all versions. */
  readonly erases?: readonly ObjectPrefix[];
  readonly lists?: readonly ObjectPrefix[];
  /** For uploads in parts. */
  readonly listsParts?: readonly ObjectPrefix[];
  readonly aborts?: readonly ObjectPrefix[];
  readonly readsScans?: readonly ObjectPrefix[];
  readonly portalOrigin?: boolean;
  readonly needsPageViewTarget?: boolean;
  /** Needs the portal's origin, too. */
  readonly signsFileAddresses?: boolean;
  readonly limitsFiles?: boolean;
  readonly signsLinks?: boolean;
  /** Knows the key that browsers subscribe for; `sends` also the private one. */
  readonly pushes?: "subscribes" | "sends";
  readonly signsInByProviders?: boolean;
  readonly knowsFirmAccounts?: boolean;
  readonly needsBackupDays?: boolean;
}
