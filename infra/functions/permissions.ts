import type { QueueName } from "../queues/queue-name.ts";

/**
 * What is done to the table: `advance` reads and moves on what is there, `gather` puts items and notes how many there
 * are, `handOver` marks items as taken and removes them.
 */
export type TableUse = "health" | "read" | "readWrite" | "advance" | "gather" | "handOver";
export type AuditUse = "record" | "recordAndRead";
export type MailUse = "SendEmail" | "SendBulkEmail" | "GetAccount";

export type ObjectPrefix = `${string}/`;

/** Every prefix of the bucket that a function has to do with. */
export const objectPrefixes = ({
  reads = [],
  writes = [],
  removes = [],
}: Permissions): readonly ObjectPrefix[] => [...new Set([...reads, ...writes, ...removes])];

/** What a function uses. It gets the rights and the environment for that, and nothing besides. */
export interface Permissions {
  readonly table?: TableUse;
  /** It leaves entries in the audit trail, or shows them, too. Without it, it can do neither. */
  readonly audit?: AuditUse;
  readonly sendsTo?: readonly QueueName[];
  readonly mail?: readonly MailUse[];
  /** It takes addresses off the account's suppression list. */
  readonly liftsSuppressions?: boolean;
  /** Prefixes of the objects it reads, writes and removes in the bucket. */
  readonly reads?: readonly ObjectPrefix[];
  readonly writes?: readonly ObjectPrefix[];
  readonly removes?: readonly ObjectPrefix[];
  /** It writes links to the portal or looks where a request comes from. */
  readonly portalOrigin?: boolean;
  /** Its pages show images, which the browser fetches from the bucket. */
  readonly showsFiles?: boolean;
  /** It knows how large files may be. */
  readonly limitsFiles?: boolean;
  /** It signs the unsubscribe links of mails, or believes them. */
  readonly signsLinks?: boolean;
}
