import type { AreaName } from "../../shared/portal.contract.ts";
import type { Needs } from "../functions/needs.ts";

/** What each area uses. One that is new in the contract does not compile before it stands here. */
export const areaNeeds: Readonly<Record<AreaName, Needs>> = {
  administration: { table: "readWrite", audit: "leaveAndRead" },
  files: { table: "advance", reads: ["files/"], writes: ["uploads/"], limitsFiles: true },
  login: { table: "readWrite", audit: "leave", sendsTo: ["account-mails"] },
  organisations: { table: "readWrite", audit: "leave" },
  news: { table: "readWrite", audit: "leave", sendsTo: ["search-index"], reads: ["search/"] },
  newsletters: {
    table: "readWrite",
    audit: "leave",
    sendsTo: ["newsletter-plan", "mail"],
  },
  subscribers: { table: "readWrite", audit: "leave", liftsSuppressions: true },
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
