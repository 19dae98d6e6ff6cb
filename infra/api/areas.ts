import type { AreaName } from "../../shared/portal.contract.ts";
import type { Permissions } from "../functions/permissions.ts";

/** What each area uses. One that is new in the contract does not compile before it stands here. */
export const areaPermissions: Readonly<Record<AreaName, Permissions>> = {
  administration: { table: "readWrite", audit: "recordAndRead" },
  files: { table: "advance", reads: ["files/"], writes: ["uploads/"], limitsFiles: true },
  login: { table: "readWrite", audit: "record", sendsTo: ["account-mails"] },
  organisations: { table: "readWrite", audit: "record" },
  news: { table: "readWrite", audit: "record", sendsTo: ["search-index"], reads: ["search/"] },
  newsletters: {
    table: "readWrite",
    audit: "record",
    sendsTo: ["newsletter-plan", "mail"],
  },
  subscribers: { table: "readWrite", audit: "record", liftsSuppressions: true },
  public: { table: "readWrite", sendsTo: ["mail"], signsLinks: true, showsFiles: true },
  system: { table: "health" },
};

/** The area whose function answers what no endpoint does. */
export const fallbackArea: AreaName = "system";

/** Folder of the function, where it is not named as the area. */
export const areaFolders: Readonly<Partial<Record<AreaName, string>>> = {
  newsletters: "news",
  subscribers: "news",
  public: "news",
};

/** Megabytes of an area's function; processor time grows along. */
const MEMORY = 1024;
/** An import of 20,000 rows has to end before API Gateway gives up: from 1,769 MB on a function has a whole processor. */
const memoryOf: Readonly<Partial<Record<AreaName, number>>> = { subscribers: 1769 };

export const areaMemory = (area: AreaName): number => memoryOf[area] ?? MEMORY;
