import type { AreaName } from "../../shared/portal.contract.ts";
import type { Permissions } from "../functions/permissions.ts";

export const areaPermissions: Readonly<Record<AreaName, Permissions>> = {
  administration: {
    table: "readWrite",
    audit: "recordAndRead",
    knowsFirmAccounts: true,
    signsFileAddresses: true,
    needsBackupDays: true,
  },
  files: {
    table: "advance",
    signsFileAddresses: true,
    writes: ["uploads/"],
    listsParts: ["uploads/"],
    aborts: ["uploads/"],
    limitsFiles: true,
  },
  login: { table: "readWrite", sendsTo: ["account-mails"], knowsFirmAccounts: true },
  federation: { table: "readWrite", signsInByProviders: true, knowsFirmAccounts: true },
  organisations: {
    table: "readWrite",
    sendsTo: ["mail"],
    reads: ["snapshots/FORUM_ENTRY/", "snapshots/CLOUD_ITEM/", "snapshots/CALENDAR_EVENT/"],
    signsFileAddresses: true,
  },
  news: {
    table: "readWrite",
    sendsTo: ["mail", "pushes"],
    reads: ["search/"],
    signsFileAddresses: true,
  },
  newsletters: {
    table: "readWrite",
    sendsTo: ["newsletter-plan", "mail", "pushes"],
    reads: ["snapshots/SUBSCRIBER/"],
  },
  subscribers: {
    table: "readWrite",
    liftsSuppressions: true,
    reads: ["snapshots/SUBSCRIBER/"],
  },
  public: { table: "readWrite", sendsTo: ["mail"], signsLinks: true },
  discussions: {
    table: "readWrite",
    sendsTo: ["pushes"],
    reads: ["search/", "snapshots/FORUM_ENTRY/"],
  },
  cloud: {
    table: "readWrite",
    reads: ["search/", "texts/", "snapshots/CLOUD_ITEM/"],
    sendsTo: ["document-texts", "mail"],
    signsLinks: true,
  },
  requests: {
    table: "advance",
    sendsTo: ["pushes"],
    reads: ["snapshots/CLOUD_ITEM/"],
    writes: ["uploads/"],
    listsParts: ["uploads/"],
    aborts: ["uploads/"],
    signsLinks: true,
    limitsFiles: true,
  },
  shares: {
    table: "advance",
    reads: ["snapshots/CLOUD_ITEM/"],
    sendsTo: ["zip-jobs", "pushes"],
    signsLinks: true,
    signsFileAddresses: true,
  },
  jobs: {
    table: "readWrite",
    reads: ["snapshots/CLOUD_ITEM/", "snapshots/GALLERY_IMAGE/"],
    sendsTo: ["zip-jobs"],
  },
  notifications: { table: "readWrite", needsPageViewTarget: true, pushes: "subscribes" },
  galleries: { table: "readWrite", reads: ["snapshots/GALLERY_IMAGE/"], signsFileAddresses: true },
  calendar: {
    table: "readWrite",
    sendsTo: ["pushes"],
    reads: ["snapshots/CALENDAR_EVENT/"],
  },
  misc: { table: "readWrite" },
  material: { table: "advance", sendsTo: ["mail", "pushes"] },
  applications: {
    table: "readWrite",
    reads: ["files/"],
    writes: ["files/"],
    aborts: ["files/"],
    sendsTo: ["mail", "pushes"],
    signsLinks: true,
    signsFileAddresses: true,
  },
  search: {
    table: "visit",
    reads: ["search/", "texts/", "snapshots/FORUM_ENTRY/", "snapshots/CALENDAR_EVENT/"],
  },
  system: { table: "health" },
};

export const fallbackArea: AreaName = "system";

export const areaFolders: Readonly<Partial<Record<AreaName, string>>> = {
  federation: "login",
  newsletters: "news",
  subscribers: "news",
  shares: "cloud",
  requests: "cloud",
};

/** In megabytes; CPU grows with it. */
const MEMORY = 1024;
/** A function has a whole CPU from 1,769 MB on: for imports within 30 seconds, and password hashes. */
const WHOLE_CPU = 1769;
const memoryOf: Readonly<Partial<Record<AreaName, number>>> = {
  login: WHOLE_CPU,
  subscribers: WHOLE_CPU,
  cloud: WHOLE_CPU,
};

export const areaMemory = (area: AreaName): number => memoryOf[area] ?? MEMORY;
