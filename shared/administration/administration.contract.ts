import { audit } from "./audit.contract.ts";
import { dataRequests } from "./data-requests.contract.ts";
import { retention } from "./retention.contract.ts";
import { settings } from "./settings.contract.ts";
import { templates } from "./templates.contract.ts";
import { tokens } from "./tokens.contract.ts";

export const administration = { audit, dataRequests, retention, settings, templates, tokens };
