import { numberSetting } from "../../platform/runtime/environment.ts";

const MEGABYTE = 1024 * 1024;

export const fileLimits = () => ({
  imageLimit: numberSetting("IMAGE_LIMIT_MB", 25) * MEGABYTE,
  documentLimit: numberSetting("DOCUMENT_LIMIT_MB", 50) * MEGABYTE,
  cloudFileLimit: numberSetting("CLOUD_FILE_LIMIT_MB", 2048) * MEGABYTE,
});
