import { openCloudItems } from "../data/cloud/cloud-items.collection.ts";
import { openCloudTree } from "../data/cloud/cloud-tree.ts";
import { openFiles } from "../data/files/files.repository.ts";
import { openZipJobs, type ZipMessage } from "../data/jobs/zip-jobs.repository.ts";
import { openZipStore } from "../data/jobs/zip-store.repository.ts";
import { openPeople } from "../data/people/open-people.ts";
import { makeZipOf } from "../jobs/make-zip.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const deps = {
  ...openPeople(table),
  table,
  files: openFiles(table),
  tree: openCloudTree(openCloudItems(table)),
  zipJobs: openZipJobs(table),
  store: openZipStore(),
};

export const handler = queueFunction<ZipMessage>((job) => makeZipOf(deps, job));
