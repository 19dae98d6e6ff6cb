import type { QueueName } from "../queues/queue-name.ts";

/** `visit` reads and updates what is there (its session, a lease, the words of a file), `advance` reads and updates, `gather` puts and counts items, `handOver` reads, claims and removes them, `survey` reads and writes all of the table. */
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
  /** With all versions. */
  readonly erases?: readonly ObjectPrefix[];
  readonly lists?: readonly ObjectPrefix[];
  /** Of uploads in parts. */
  readonly listsParts?: readonly ObjectPrefix[];
  readonly aborts?: readonly ObjectPrefix[];
  readonly readsScans?: readonly ObjectPrefix[];
  readonly portalOrigin?: boolean;
  readonly needsPageViewTarget?: boolean;
  /** Needs the portal's origin, too. */
  readonly signsFileAddresses?: boolean;
  readonly limitsFiles?: boolean;
  readonly signsLinks?: boolean;
  /** Knows the key that browsers subscribe for, and, where it sends, the private one. */
  readonly pushes?: "subscribes" | "sends";
  /** Knows the providers of the firm's accounts, and the secrets that they know the portal by. */
  readonly signsInByProviders?: boolean;
  /** Whether there is any. */
  readonly knowsFirmAccounts?: boolean;
  readonly needsBackupDays?: boolean;
}
