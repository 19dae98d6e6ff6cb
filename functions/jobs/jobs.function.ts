import { openStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { jobs } from "./jobs.ts";

export const handler = areaFunction([jobs], openStores());
