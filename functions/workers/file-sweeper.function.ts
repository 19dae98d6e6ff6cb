import { openFileStore } from "../data/files/file-store.repository.ts";
import { openFiles } from "../data/files/files.repository.ts";
import { openPartStore } from "../data/files/part-store.repository.ts";
import { openReleases } from "../data/files/released-files.ts";
import { openGalleryImages } from "../data/galleries/gallery-images.collection.ts";
import { openZipJobs, type ZipMessage } from "../data/jobs/zip-jobs.repository.ts";
import { reportLateUploads } from "../files/late-uploads.ts";
import { sweepFiles } from "../files/sweep-files.ts";
import { sweepJobs } from "../jobs/sweep-jobs.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const deps = {
  files: openFiles(table),
  galleryImages: openGalleryImages(table),
  releases: openReleases(table),
  store: openFileStore(),
  parts: openPartStore(),
};

const jobs = {
  zipJobs: openZipJobs(table),
  zipQueue: openQueue<ZipMessage>(setting("ZIP_JOBS_QUEUE_URL")),
};

export const handler = async (): Promise<void> => {
  const now = new Date();
  const ended = await Promise.allSettled([
    sweepJobs(jobs, now),
    reportLateUploads(deps, now),
    sweepFiles(deps, now),
  ]);
  const failures = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (failures.length) throw new AggregateError(failures, "The sweep is not complete");
};
