import { createStore, delMany, getMany, keys, set, type UseStore } from "idb-keyval";
import { ifKept } from "../../components/if-kept.ts";

/** Chromium only (https://wicg.github.io/file-system-access/). */
declare global {
  interface DataTransferItem {
    getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
  }

  interface FileSystemHandle {
    requestPermission?: (options: { readonly mode: "read" }) => Promise<PermissionState>;
  }
}

interface Root {
  readonly parentId: string | null;
  readonly handle: FileSystemHandle;
}

/** Begins with its person, so that a handle is only read to be used. */
type RootKey = [userId: string, id: string];

let store: UseStore | undefined;
const opened = () => {
  store ??= createStore("cloud-upload-roots", "roots");
  return store;
};

const keysOf = async (userId: string): Promise<RootKey[]> => {
  const all = (await ifKept(() => keys<RootKey>(opened()))) ?? [];
  return all.filter(([owner]) => owner === userId);
};

/** Must be called during the event. */
export const handlesIn = async ({ items }: DataTransfer): Promise<FileSystemHandle[]> => {
  const asked = Array.from(
    items,
    (item) => item.getAsFileSystemHandle?.().catch(() => null) ?? Promise.resolve(null),
  );
  return (await Promise.all(asked)).filter((handle) => handle !== null);
};

export const rememberedRoots = {
  add: async (userId: string, parentId: string | null, handles: readonly FileSystemHandle[]) => {
    for (const handle of handles) {
      const key: RootKey = [userId, crypto.randomUUID()];
      await ifKept(() => set(key, { parentId, handle } satisfies Root, opened()));
    }
  },
  isThere: async (userId: string): Promise<boolean> => (await keysOf(userId)).length > 0,
  of: async (userId: string): Promise<Root[]> => {
    const own = await keysOf(userId);
    return (await ifKept(() => getMany<Root>(own, opened()))) ?? [];
  },
  forget: async (userId: string): Promise<void> => {
    const own = await keysOf(userId);
    await ifKept(() => delMany(own, opened()));
  },
};
