import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table/table.ts";
import { openJobs } from "./jobs.deps.ts";
import { jobs } from "./jobs.ts";

export const handler = areaFunction([jobs], openJobs(openTable()));
