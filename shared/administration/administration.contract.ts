import { audit } from "./audit.contract.ts";
import { settings } from "./settings.contract.ts";
import { templates } from "./templates.contract.ts";
import { tokens } from "./tokens.contract.ts";

export const administration = { audit, settings, templates, tokens };
