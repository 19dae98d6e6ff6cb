import type { ZipMessage } from "../data/jobs/zip-jobs.repository.ts";
import { openZipStore } from "../data/jobs/zip-store.repository.ts";
import { makeZipOf } from "../jobs/make-zip.ts";
import { openZipSources } from "../jobs/zip-sources.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const deps = { ...openZipSources(table), table, store: openZipStore() };

export const handler = queueFunction<ZipMessage>((job) => makeZipOf(deps, job));
