import { templates } from "./templates.contract.ts";

export const administration = { templates };
