import { areaFunction } from "../platform/http/area-function.ts";
import { openMaterial } from "./material.deps.ts";
import { orders } from "./orders.ts";

export const handler = areaFunction([orders], openMaterial());
