import { openCloudUsage } from "../data/files/cloud-usage.repository.ts";
import { openFileStore } from "../data/files/file-store.repository.ts";
import { openFiles } from "../data/files/files.repository.ts";
import { openPartStore } from "../data/files/part-store.repository.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import { numberSetting } from "../platform/runtime/environment.ts";
import type { Table } from "../platform/table/table.ts";
import { openOfferedFiles } from "./offered-files.ts";
import { openOwners } from "./owners.ts";

const MEGABYTE = 1024 * 1024;

export const fileLimits = () => ({
  imageLimit: numberSetting("IMAGE_LIMIT_MB", 25) * MEGABYTE,
  documentLimit: numberSetting("DOCUMENT_LIMIT_MB", 50) * MEGABYTE,
  cloudFileLimit: numberSetting("CLOUD_FILE_LIMIT_MB", 2048) * MEGABYTE,
});

export const openFilesArea = (table: Table) => ({
  ...fileLimits(),
  files: openFiles(table),
  store: openFileStore(),
  parts: openPartStore(),
  usage: openCloudUsage(table),
  settings: openSettings(table),
  owners: openOwners(table),
  offers: openOfferedFiles(table),
});

export type FilesDeps = ReturnType<typeof openFilesArea>;
