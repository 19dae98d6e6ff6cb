import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table/table.ts";
import { openBell } from "./notifications.deps.ts";
import { notifications } from "./notifications.ts";

export const handler = areaFunction([notifications], openBell(openTable()));
