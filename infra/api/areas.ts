import type { AreaName } from "../../shared/portal.contract.ts";
import type { Needs } from "../functions/needs.ts";

/** What each area uses. One that is new in the contract does not compile before it stands here. */
export const areaNeeds: Readonly<Record<AreaName, Needs>> = {
  login: { table: "readWrite" },
  organisations: { table: "read", touchesSessions: true },
  news: { table: "readWrite" },
  newsletters: {
    table: "readWrite",
    sendsTo: ["newsletter-plan", "mail"],
    signsLinks: true,
  },
  system: { table: "health" },
};

/** The area whose function answers what no endpoint does. */
export const fallbackArea: AreaName = "system";

/** Folder of the function, where it is not named as the area. */
export const areaFolders: Readonly<Partial<Record<AreaName, string>>> = { newsletters: "news" };
