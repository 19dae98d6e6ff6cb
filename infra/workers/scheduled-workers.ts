import { Duration } from "aws-cdk-lib";
import { type QueueWorker, WHOLE_PROCESSOR } from "./queue-workers.ts";

export interface ScheduledWorker
  extends Pick<QueueWorker, "timeout" | "memorySize" | "permissions" | "settlesDoubts"> {
  readonly every: Duration;
  readonly reportsLateUploads?: boolean;
  readonly reportsDoubts?: boolean;
}

export const scheduledWorkers = {
  "newsletter-sweeper": {
    every: Duration.minutes(1),
    timeout: Duration.seconds(60),
    settlesDoubts: true,
    reportsDoubts: true,
    memorySize: 512,
    // Starting scheduled newsletters takes rendering their mails.
    permissions: {
      table: "readWrite",
      audit: "record",
      sendsTo: ["newsletter-plan", "newsletter-batches", "mail", "pushes"],
      portalOrigin: true,
    },
  },
  "mail-sweeper": {
    every: Duration.minutes(1),
    timeout: Duration.seconds(60),
    memorySize: 256,
    permissions: { table: "read", sendsTo: ["account-mails", "mail"] },
  },
  "article-announcer": {
    every: Duration.minutes(1),
    timeout: Duration.seconds(60),
    memorySize: 512,
    permissions: { table: "advance", audit: "record", sendsTo: ["mail", "pushes"], portalOrigin: true },
  },
  "forum-notifier": {
    every: Duration.minutes(1),
    // Digests count on no run lasting longer: functions/discussions/notifications/notify-of-entry.ts.
    timeout: Duration.seconds(60),
    memorySize: 512,
    permissions: {
      table: "advance",
      reads: ["snapshots/FORUM_ENTRY/"],
      sendsTo: ["mail", "pushes"],
      portalOrigin: true,
    },
  },
  "calendar-notifier": {
    every: Duration.minutes(1),
    timeout: Duration.seconds(60),
    memorySize: 512,
    permissions: { table: "advance", sendsTo: ["mail", "pushes"], portalOrigin: true },
  },
  "cloud-notifier": {
    every: Duration.minutes(5),
    timeout: Duration.seconds(60),
    memorySize: 1024,
    permissions: {
      table: "advance",
      reads: ["snapshots/CLOUD_ITEM/"],
      sendsTo: ["mail", "pushes"],
      portalOrigin: true,
    },
  },
  "search-repair": {
    every: Duration.minutes(5),
    timeout: Duration.minutes(5),
    memorySize: WHOLE_PROCESSOR,
    permissions: {
      table: "visit",
      reads: ["search/", "texts/"],
      writes: ["search/", "snapshots/"],
      aborts: ["search/"],
      sendsTo: ["document-texts"],
    },
  },
  "deletion-sweeper": {
    every: Duration.hours(1),
    timeout: Duration.minutes(5),
    memorySize: 1024,
    permissions: {
      table: "readWrite",
      audit: "record",
      reads: ["snapshots/FORUM_ENTRY/", "snapshots/CALENDAR_EVENT/", "snapshots/CLOUD_ITEM/"],
    },
  },
  "file-sweeper": {
    every: Duration.minutes(5),
    timeout: Duration.minutes(5),
    memorySize: 512,
    reportsLateUploads: true,
    permissions: {
      table: "readWrite",
      removes: ["uploads/", "files/", "texts/"],
      // Nothing of an application may stay.
      erases: ["uploads/", "files/"],
      lists: ["uploads/"],
      aborts: ["uploads/"],
      sendsTo: ["zip-jobs"],
    },
  },
  "personal-data": {
    every: Duration.minutes(1),
    // The whole table is read, a gigabyte in some minutes.
    timeout: Duration.minutes(15),
    memorySize: 1024,
    permissions: {
      table: "survey",
      audit: "recordAndRead",
      reads: ["files/"],
      writes: ["files/"],
      aborts: ["files/"],
    },
  },
} as const satisfies Readonly<Record<string, ScheduledWorker>>;
