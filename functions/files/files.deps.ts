import { fileLimits } from "../data/files/file-limits.ts";
import { openOwners } from "../data/files/owners.ts";
import { openStores } from "../data/stores.ts";

export const openFilesArea = (stores = openStores()) => ({
  ...stores,
  ...fileLimits(),
  owners: openOwners(stores),
});

export type FilesDeps = ReturnType<typeof openFilesArea>;
