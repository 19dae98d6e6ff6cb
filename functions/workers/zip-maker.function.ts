import type { ZipMessage } from "../data/jobs/zip-jobs.repository.ts";
import { openZipStore } from "../data/jobs/zip-store.repository.ts";
import { openStores } from "../data/stores.ts";
import { makeZipOf } from "../jobs/make-zip.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";

const deps = { ...openStores(), store: openZipStore() };

export const handler = queueFunction<ZipMessage>((job) => makeZipOf(deps, job));
