import { availableParallelism } from "node:os";
import type { IdleLimits } from "./idle-instances.ts";

/** Of one function: more only take turns on the processors, each with its own copy of what it holds in memory. */
export const INSTANCES = Math.min(Math.max(availableParallelism(), 2), 4);

/** As long as Lambda keeps them at least, and as many as somebody needs who uses most of the portal at once. */
export const IDLE: IdleLimits = { most: 16, idleMs: 5 * 60_000 };
