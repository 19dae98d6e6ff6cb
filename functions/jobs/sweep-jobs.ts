import type { ZipJobs, ZipMessage } from "../data/jobs/zip-jobs.repository.ts";
import type { Queue } from "../platform/queue/queue.ts";

interface SweepDeps {
  readonly zipJobs: Pick<ZipJobs, "due">;
  readonly zipQueue: Queue<ZipMessage>;
}

export const sweepJobs = async ({ zipJobs, zipQueue }: SweepDeps, now: Date): Promise<void> =>
  zipQueue.send(await zipJobs.due(now));
