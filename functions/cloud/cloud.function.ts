import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table/table.ts";
import { openCloud } from "./cloud.deps.ts";
import { readItems } from "./items/read-items.ts";
import { itemChanges, newItems } from "./items/write-items.ts";

export const handler = areaFunction([readItems, newItems, itemChanges], openCloud(openTable()));
