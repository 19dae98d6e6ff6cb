import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table/table.ts";
import { openCalendar } from "./calendar.deps.ts";
import { categories } from "./categories/categories.ts";
import { eventCopies } from "./events/copy-events.ts";
import { readEvents } from "./events/read-events.ts";
import { eventFiles } from "./events/remove-file.ts";
import { eventChanges, newEvents, restoredEvents } from "./events/write-events.ts";

export const handler = areaFunction(
  [readEvents, newEvents, eventChanges, restoredEvents, eventCopies, eventFiles, categories],
  openCalendar(openTable()),
);
