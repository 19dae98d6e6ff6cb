import { openLinkedStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { audit } from "./audit/audit.ts";
import { settings } from "./settings/settings.ts";
import { templates } from "./templates/templates.ts";
import { tokens } from "./tokens/tokens.ts";

export const handler = areaFunction([audit, settings, templates, tokens], openLinkedStores());
