import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table/table.ts";
import { industries } from "./subscribers/industries.ts";
import { openSubscriberArea } from "./subscribers/subscribers.deps.ts";
import { subscribers } from "./subscribers/subscribers.ts";
import { subscriberImports } from "./subscribers/undoing/subscriber-imports.ts";

export const handler = areaFunction(
  [subscribers, subscriberImports, industries],
  openSubscriberArea(openTable()),
);
