import { openFileStore, UPLOADS } from "../data/files/file-store.repository.ts";
import { openFiles } from "../data/files/files.repository.ts";
import { checkUpload } from "../files/check-upload.ts";
import { fileLimits } from "../files/files.deps.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { keysIn } from "../platform/storage/object-created.ts";
import { openTable } from "../platform/table/table.ts";

const deps = { ...fileLimits(), files: openFiles(openTable()), store: openFileStore() };

export const handler = queueFunction<unknown>(async (message) => {
  for (const key of keysIn(message)) await checkUpload(deps, key.slice(UPLOADS.length));
});
