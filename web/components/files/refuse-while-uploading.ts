import { uploadText } from "./files.text.ts";

/** A form's resolver: a file still uploading would be missing from what is saved. */
export const refuseWhileUploading = () => ({
  values: {},
  errors: { files: { type: "uploading", message: uploadText.stillRunning } },
});
