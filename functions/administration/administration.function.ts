import { openLinkedStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { audit } from "./audit/audit.ts";
import { dataRequests } from "./data-requests/data-requests.ts";
import { retention } from "./retention/retention.ts";
import { settings } from "./settings/settings.ts";
import { templates } from "./templates/templates.ts";
import { tokens } from "./tokens/tokens.ts";

export const handler = areaFunction(
  [audit, dataRequests, retention, settings, templates, tokens],
  openLinkedStores(),
);
