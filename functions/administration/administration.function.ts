import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table.ts";
import { openAdministration } from "./administration.deps.ts";
import { templates } from "./templates/templates.ts";

export const handler = areaFunction([templates], openAdministration(openTable()));
