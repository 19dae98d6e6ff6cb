import { openStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { entries, entriesOfGroup, restoredEntries } from "./entries/entries.ts";
import { groups, restoredGroups } from "./groups/groups.ts";

export const handler = areaFunction(
  [groups, restoredGroups, entriesOfGroup, entries, restoredEntries],
  openStores(),
);
