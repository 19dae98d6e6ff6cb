import { openFileStore } from "../data/files/file-store.repository.ts";
import { openPartStore } from "../data/files/part-store.repository.ts";
import { openStores } from "../data/stores.ts";
import { reportLateUploads } from "../files/late-uploads.ts";
import { sweepFiles } from "../files/sweep-files.ts";
import { sweepJobs } from "../jobs/sweep-jobs.ts";

const deps = { ...openStores(), store: openFileStore(), parts: openPartStore() };

export const handler = async (): Promise<void> => {
  const now = new Date();
  const ended = await Promise.allSettled([
    sweepJobs(deps, now),
    reportLateUploads(deps, now),
    sweepFiles(deps, now),
  ]);
  const failures = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (failures.length) throw new AggregateError(failures, "The sweep is not complete");
};
