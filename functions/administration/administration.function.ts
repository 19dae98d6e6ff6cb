import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table/table.ts";
import { openAdministration } from "./administration.deps.ts";
import { audit } from "./audit/audit.ts";
import { settings } from "./settings/settings.ts";
import { templates } from "./templates/templates.ts";

export const handler = areaFunction([audit, settings, templates], openAdministration(openTable()));
