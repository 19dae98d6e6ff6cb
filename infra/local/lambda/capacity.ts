import { availableParallelism } from "node:os";
import type { IdleLimits } from "./idle-instances.ts";

export const INSTANCES = Math.min(Math.max(availableParallelism(), 2), 4);

export const IDLE: IdleLimits = { most: 16, idleMs: 5 * 60_000 };
