import { numberSetting } from "../platform/environment.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { openFiles } from "../platform/files/files.repository.ts";
import type { Table } from "../platform/table.ts";
import { openOwners } from "./owners.ts";

const MEGABYTE = 1024 * 1024;

/** Bytes that an image and any other file may have. */
export const fileLimits = () => ({
  imageLimit: numberSetting("IMAGE_LIMIT_MB", 25) * MEGABYTE,
  documentLimit: numberSetting("DOCUMENT_LIMIT_MB", 50) * MEGABYTE,
});

/** What the handlers of files work with. */
export const openFilesArea = (table: Table) => ({
  ...fileLimits(),
  files: openFiles(table),
  store: openFileStore(),
  owners: openOwners(table),
});

export type FilesDeps = ReturnType<typeof openFilesArea>;
