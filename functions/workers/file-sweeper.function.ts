import { openFileStore } from "../data/files/file-store.repository.ts";
import { openFiles } from "../data/files/files.repository.ts";
import { openPartStore } from "../data/files/part-store.repository.ts";
import { openReleases } from "../data/files/released-files.ts";
import { reportLateUploads } from "../files/late-uploads.ts";
import { sweepFiles } from "../files/sweep-files.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const deps = {
  files: openFiles(table),
  releases: openReleases(table),
  store: openFileStore(),
  parts: openPartStore(),
};

export const handler = async (): Promise<void> => {
  const now = new Date();
  await reportLateUploads(deps, now);
  await sweepFiles(deps, now);
};
