import { openFileStore } from "../data/files/file-store.repository.ts";
import { openFiles } from "../data/files/files.repository.ts";
import { UPLOADS } from "../data/files/upload-objects.repository.ts";
import { openGalleryImages } from "../data/galleries/gallery-images.collection.ts";
import { checkUpload } from "../files/check-upload.ts";
import { fileLimits } from "../files/files.deps.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { setting } from "../platform/runtime/environment.ts";
import { keysIn } from "../platform/storage/object-event.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const deps = {
  ...fileLimits(),
  files: openFiles(table),
  galleryImages: openGalleryImages(table),
  store: openFileStore(),
  isScanned: setting("MALWARE_SCAN") === "on",
};

export const handler = queueFunction<unknown>(async (message) => {
  for (const key of keysIn(message)) await checkUpload(deps, key.slice(UPLOADS.length));
});
