import { clear, createStore, set, type UseStore, values } from "idb-keyval";

import { ifKept } from "./if-kept.ts";

/** What was dropped into a folder, and can be read again if somebody allows it. */
interface Root {
  readonly userId: string;
  readonly parentId: string | null;
  readonly handle: FileSystemHandle;
}

let store: UseStore | undefined;
const opened = () => {
  store ??= createStore("cloud-upload-roots", "roots");
  return store;
};

/** To be asked while the event lasts. */
export const handlesIn = async ({ items }: DataTransfer): Promise<FileSystemHandle[]> => {
  const asked = Array.from(
    items,
    (item) => item.getAsFileSystemHandle?.().catch(() => null) ?? Promise.resolve(null),
  );
  return (await Promise.all(asked)).filter((handle) => handle !== null);
};

export const rememberedRoots = {
  add: async ({ userId, parentId }: Omit<Root, "handle">, handles: readonly FileSystemHandle[]) => {
    for (const handle of handles) {
      await ifKept(() => set(crypto.randomUUID(), { userId, parentId, handle } satisfies Root, opened()));
    }
  },
  of: async (userId: string): Promise<Root[]> =>
    ((await ifKept(() => values<Root>(opened()))) ?? []).filter((root) => root.userId === userId),
  forget: () => ifKept(() => clear(opened())),
};
