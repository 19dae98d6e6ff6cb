import { userIdNow } from "../../app/client/session.ts";
import { cloudUploads } from "./cloud-uploads.ts";
import { filesOfHandle } from "./files-of-handle.ts";
import { rememberedRoots } from "./remembered-roots.ts";
import { rememberedUploads } from "./remembered-uploads.ts";

/** Whether the browser can read again what was interrupted, after asking. */
export const mayResume = (): Promise<boolean> => rememberedRoots.isThere(userIdNow());

/** False if the browser was not allowed to read the files again. */
export const resumeUploads = async (): Promise<boolean> => {
  const userId = userIdNow();
  let isAllowed = false;
  for (const { parentId, handle } of await rememberedRoots.of(userId)) {
    if ((await handle.requestPermission?.({ mode: "read" })) !== "granted") continue;
    isAllowed = true;
    const placed = await filesOfHandle(handle).catch(() => []);
    const isMeant = ({ file: { name, size, lastModified }, folders }: (typeof placed)[number]) =>
      rememberedUploads.find(
        rememberedUploads.keyOf({ userId, parentId, folders, name, size, lastModified }),
      ) !== undefined;
    cloudUploads.put(parentId, placed.filter(isMeant));
  }
  return isAllowed;
};
