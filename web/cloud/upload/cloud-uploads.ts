import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { items } from "../../../shared/cloud/items.contract.ts";
import type { Upload } from "../../../shared/files/file.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { call } from "../../app/client/call.ts";
import type { PlacedFile } from "../../components/files/dropped-files.ts";
import { createLastingUploads } from "../../components/files/lasting-uploads.ts";
import { forgetFolders, makeFolders } from "./make-folders.ts";
import { sameName } from "./same-name.ts";

interface Place {
  readonly parentId: string | null;
  readonly folders: readonly string[];
  /** Of the file that gets a new version. */
  readonly itemId?: string | undefined;
}

const places = new WeakMap<File, Place>();

const addVersion = (id: string, fileId: string) => call(items.update, { params: { id }, body: { fileId } });

const store = async ({ id: fileId }: Upload, file: File) => {
  const { parentId, folders, itemId } = places.get(file) ?? { parentId: null, folders: [] };
  if (itemId !== undefined) return addVersion(itemId, fileId);
  const folderId = await makeFolders(parentId, folders);
  try {
    return await call(items.create, { body: { fileId, parentId: folderId } });
  } catch (error) {
    const namesake = isProblem(error, cloudProblems.nameTaken) && CloudItem.safeParse(error.current).data;
    if (!namesake) throw error;
    return (await sameName.ask(namesake)) ? addVersion(namesake.id, fileId) : undefined;
  }
};

const queue = createLastingUploads({
  purpose: "cloud",
  onReady: store,
  onEnd: () => {
    forgetFolders();
    sameName.forget();
  },
});

export const cloudUploads = {
  ...queue,
  put: (parentId: string | null, placed: readonly PlacedFile[]) => {
    for (const { file, folders } of placed) places.set(file, { parentId, folders });
    queue.add(placed.map(({ file }) => file));
  },
  putVersion: (itemId: string, file: File) => {
    places.set(file, { parentId: null, folders: [], itemId });
    queue.add([file]);
  },
};
