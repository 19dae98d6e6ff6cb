import { settings } from "./settings.contract.ts";
import { templates } from "./templates.contract.ts";

export const administration = { settings, templates };
