import type { Stores } from "../data/stores.ts";

export const sweepJobs = async ({ zipJobs, zipQueue }: Stores, now: Date): Promise<void> =>
  zipQueue.send(await zipJobs.due(now));
