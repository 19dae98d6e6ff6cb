import { openLinkedStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { openNews } from "./news.deps.ts";
import { industries } from "./subscribers/industries.ts";
import { subscribers } from "./subscribers/subscribers.ts";
import { subscriberImports } from "./subscribers/undoing/subscriber-imports.ts";

export const handler = areaFunction(
  [subscribers, subscriberImports, industries],
  openNews(openLinkedStores()),
);
