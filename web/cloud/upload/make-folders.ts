import { items } from "../../../shared/cloud/items.contract.ts";
import { plainName } from "../../../shared/files/file-name.ts";
import { call } from "../../app/client/call.ts";
import { foldersInConfig } from "../cloud.queries.ts";

const made = new Map<string, Promise<string>>();

const existing = async (parentId: string | null, title: string): Promise<string | undefined> => {
  const { data } = await call(items.list, { query: { config: foldersInConfig(parentId) } });
  const same = data.find((item) => !item.isFile && item.title === plainName(title));
  return same?.id;
};

const folderIn = (parentId: string | null, title: string): Promise<string> => {
  const key = JSON.stringify([parentId, title]);
  const before = made.get(key);
  if (before) return before;
  const making = (async () =>
    (await existing(parentId, title)) ?? (await call(items.create, { body: { title, parentId } })).id)();
  made.set(key, making);
  // Another file of the folder tries again.
  making.catch(() => made.delete(key));
  return making;
};

/** Creates the folders that are not there yet, each once however many files lie in it. */
export const makeFolders = async (
  parentId: string | null,
  titles: readonly string[],
  signal: AbortSignal,
): Promise<string | null> => {
  let place = parentId;
  for (const title of titles) {
    signal.throwIfAborted();
    place = await folderIn(place, title);
  }
  return place;
};

/** Folders may be moved and deleted afterwards. */
export const forgetFolders = (): void => made.clear();
