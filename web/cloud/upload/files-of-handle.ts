import type { PlacedFile } from "../../components/files/dropped-files.ts";

const isFolder = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle =>
  handle.kind === "directory";
const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === "file";

/** With all that is below a folder. */
export const filesOfHandle = async (
  handle: FileSystemHandle,
  folders: readonly string[] = [],
): Promise<PlacedFile[]> => {
  if (isFile(handle)) return [{ file: await handle.getFile(), folders }];
  if (!isFolder(handle)) return [];
  const below: PlacedFile[] = [];
  for await (const inner of handle.values()) {
    below.push(...(await filesOfHandle(inner, [...folders, handle.name])));
  }
  return below;
};
