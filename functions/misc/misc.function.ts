import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table/table.ts";
import { entries, entriesOfGroup, restoredEntries } from "./entries/entries.ts";
import { groups, restoredGroups } from "./groups/groups.ts";
import { openMisc } from "./misc.deps.ts";

export const handler = areaFunction(
  [groups, restoredGroups, entriesOfGroup, entries, restoredEntries],
  openMisc(openTable()),
);
