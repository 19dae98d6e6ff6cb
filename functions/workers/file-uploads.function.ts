import { checkUpload } from "../files/check-upload.ts";
import { fileLimits } from "../files/files.deps.ts";
import { openFileStore, UPLOADS } from "../platform/files/file-store.ts";
import { openFiles } from "../platform/files/files.repository.ts";
import { keysIn } from "../platform/object-created.ts";
import { queueFunction } from "../platform/queue-function.ts";
import { openTable } from "../platform/table.ts";

const deps = { ...fileLimits(), files: openFiles(openTable()), store: openFileStore() };

/** Looks at what was uploaded: keeps it, with its smaller images, or refuses it. */
export const handler = queueFunction<unknown>(async (message) => {
  for (const key of keysIn(message)) await checkUpload(deps, key.slice(UPLOADS.length));
});
