import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table/table.ts";
import { openMaterial } from "./material.deps.ts";
import { orders } from "./orders.ts";

export const handler = areaFunction([orders], openMaterial(openTable()));
