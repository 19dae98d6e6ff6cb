import { openCloudItems } from "../data/cloud/cloud-items.collection.ts";
import { openCloudTree } from "../data/cloud/cloud-tree.ts";
import { openFiles } from "../data/files/files.repository.ts";
import { openZipJobs, type ZipMessage } from "../data/jobs/zip-jobs.repository.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import type { Table } from "../platform/table/table.ts";

export const openJobs = (table: Table) => {
  const people = openPeople(table);
  return {
    ...people,
    sessions: openSessions(table, people),
    tree: openCloudTree(openCloudItems(table)),
    files: openFiles(table),
    zipJobs: openZipJobs(table),
    zipQueue: openQueue<ZipMessage>(setting("ZIP_JOBS_QUEUE_URL")),
  };
};

export type JobsDeps = ReturnType<typeof openJobs>;
