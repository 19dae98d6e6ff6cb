import { availableParallelism } from "node:os";
import type { IdleLimits } from "./idle-instances.ts";

/** Per function: more would only take turns on the CPUs, each with its own memory. */
export const INSTANCES = Math.min(Math.max(availableParallelism(), 2), 4);

/** At least as long as Lambda keeps them. */
export const IDLE: IdleLimits = { most: 16, idleMs: 5 * 60_000 };
