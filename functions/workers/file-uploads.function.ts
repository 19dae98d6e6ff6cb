import { fileLimits } from "../data/files/file-limits.ts";
import { openFileStore } from "../data/files/file-store.repository.ts";
import { UPLOADS } from "../data/files/object-keys.ts";
import { openStores } from "../data/stores.ts";
import { checkUpload } from "../files/check-upload.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { setting } from "../platform/runtime/environment.ts";
import { keysIn } from "../platform/storage/object-event.ts";

const deps = {
  ...openStores(),
  ...fileLimits(),
  store: openFileStore(),
  isScanned: setting("MALWARE_SCAN") === "on",
};

export const handler = queueFunction<unknown>(async (message) => {
  for (const key of keysIn(message)) await checkUpload(deps, key.slice(UPLOADS.length));
});
