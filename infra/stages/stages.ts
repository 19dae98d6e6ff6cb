import type { Stage } from "../settings.ts";
import { dev } from "./dev.ts";
import { prod } from "./prod.ts";

/** The stages that can be deployed, by their names. */
export const stages: Readonly<Record<string, Stage>> = { dev, prod };
