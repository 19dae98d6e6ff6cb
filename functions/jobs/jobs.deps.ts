import type { ZipMessage } from "../data/jobs/zip-jobs.repository.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import type { Table } from "../platform/table/table.ts";
import { openZipSources } from "./zip-sources.ts";

export const openJobs = (table: Table) => {
  const sources = openZipSources(table);
  return {
    ...sources,
    sessions: openSessions(table, sources),
    zipQueue: openQueue<ZipMessage>(setting("ZIP_JOBS_QUEUE_URL")),
  };
};

export type JobsDeps = ReturnType<typeof openJobs>;
