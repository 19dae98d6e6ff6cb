import { useEffect, useState, useSyncExternalStore } from "react";
import { createUploadQueue, type UploadsOptions } from "./upload-queue.ts";

/** Ends with the component. */
export const useUploads = (options: UploadsOptions) => {
  const [queue] = useState(() => createUploadQueue({ ...options, isInOrder: true }));
  const { uploads, news } = useSyncExternalStore(queue.subscribe, queue.state);
  useEffect(() => queue.handTo(options.onReady));
  useEffect(() => queue.clear, [queue]);

  return { uploads, news, add: queue.add, remove: queue.remove, repeat: queue.repeat };
};
