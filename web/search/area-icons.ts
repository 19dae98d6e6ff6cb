import type { FoundArea } from "../../shared/search/found.ts";

/** As in the navigation. */
export const areaIcons: Readonly<Record<FoundArea, string>> = {
  articles: "pi-book",
  people: "pi-users",
  offices: "pi-building",
  discussions: "pi-comments",
  events: "pi-calendar",
  cloud: "pi-cloud",
  misc: "pi-folder",
  galleries: "pi-images",
  newsletters: "pi-send",
  subscribers: "pi-id-card",
};
