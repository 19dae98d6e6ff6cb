import type { AreaName } from "../../shared/portal.contract.ts";
import type { Permissions } from "../functions/permissions.ts";

export const areaPermissions: Readonly<Record<AreaName, Permissions>> = {
  administration: { table: "readWrite", audit: "recordAndRead" },
  files: {
    table: "advance",
    reads: ["files/"],
    writes: ["uploads/"],
    listsParts: ["uploads/"],
    aborts: ["uploads/"],
    limitsFiles: true,
  },
  login: { table: "readWrite", audit: "record", sendsTo: ["account-mails"], tellsPageViewTarget: true },
  organisations: {
    table: "readWrite",
    audit: "record",
    sendsTo: ["mail"],
    reads: ["snapshots/FORUM_ENTRY/", "snapshots/CLOUD_ITEM/", "snapshots/CALENDAR_EVENT/"],
  },
  news: { table: "readWrite", audit: "record", sendsTo: ["search-index", "mail"], reads: ["search/"] },
  newsletters: {
    table: "readWrite",
    audit: "record",
    sendsTo: ["newsletter-plan", "mail"],
    reads: ["snapshots/SUBSCRIBER/"],
  },
  subscribers: {
    table: "readWrite",
    audit: "record",
    liftsSuppressions: true,
    reads: ["snapshots/SUBSCRIBER/"],
  },
  public: { table: "readWrite", sendsTo: ["mail"], signsLinks: true, showsFiles: true },
  discussions: {
    table: "readWrite",
    audit: "record",
    sendsTo: ["search-index"],
    reads: ["search/", "snapshots/FORUM_ENTRY/"],
  },
  cloud: {
    table: "readWrite",
    audit: "record",
    reads: ["search/", "texts/", "snapshots/CLOUD_ITEM/"],
    sendsTo: ["document-texts"],
  },
  jobs: {
    table: "readWrite",
    reads: ["snapshots/CLOUD_ITEM/", "snapshots/GALLERY_IMAGE/"],
    sendsTo: ["zip-jobs"],
  },
  notifications: { table: "advance" },
  galleries: { table: "readWrite", audit: "record", reads: ["snapshots/GALLERY_IMAGE/"] },
  calendar: {
    table: "readWrite",
    audit: "record",
    reads: ["snapshots/CALENDAR_EVENT/"],
    portalOrigin: true,
  },
  misc: { table: "readWrite", audit: "record" },
  material: { table: "advance", sendsTo: ["mail"] },
  applications: {
    table: "readWrite",
    audit: "record",
    reads: ["files/"],
    writes: ["files/"],
    aborts: ["files/"],
    sendsTo: ["mail"],
    signsLinks: true,
    portalOrigin: true,
  },
  search: {
    table: "visit",
    reads: [
      "search/",
      "texts/",
      "snapshots/FORUM_ENTRY/",
      "snapshots/CLOUD_ITEM/",
      "snapshots/CALENDAR_EVENT/",
      "snapshots/GALLERY_IMAGE/",
      "snapshots/SUBSCRIBER/",
    ],
  },
  system: { table: "health" },
};

export const fallbackArea: AreaName = "system";

export const areaFolders: Readonly<Partial<Record<AreaName, string>>> = {
  newsletters: "news",
  subscribers: "news",
  public: "news",
};

/** In megabytes; CPU grows with it. */
const MEMORY = 1024;
/** From 1,769 MB on a function has a whole CPU: for imports within API Gateway's 30 seconds, and password hashes. */
const WHOLE_CPU = 1769;
/** The search over everything holds the indexes and lists of all areas. */
const ALL_INDEXES = 3072;
const memoryOf: Readonly<Partial<Record<AreaName, number>>> = {
  login: WHOLE_CPU,
  subscribers: WHOLE_CPU,
  // It holds the index of documents, too.
  cloud: WHOLE_CPU,
  search: ALL_INDEXES,
};

export const areaMemory = (area: AreaName): number => memoryOf[area] ?? MEMORY;
