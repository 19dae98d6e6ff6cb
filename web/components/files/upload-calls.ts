import type * as z from "zod";
import type { FilePurpose, UploadRequest } from "../../../shared/files/file.ts";
import { files } from "../../../shared/files/files.contract.ts";
import { publicUploads } from "../../../shared/files/public-uploads.contract.ts";
import { call } from "../../app/client/call.ts";

/** Applicants alone upload without a session. */
const isPublic = (purpose: FilePurpose): boolean => purpose === "application";

export const beginUpload = (body: z.input<typeof UploadRequest>, signal: AbortSignal) =>
  isPublic(body.purpose) ? call(publicUploads.begin, { body }, signal) : call(files.begin, { body }, signal);

export const uploadsOf = (purpose: FilePurpose, ids: readonly string[], signal?: AbortSignal) => {
  const input = { query: { ids: [...ids] } };
  return isPublic(purpose) ? call(publicUploads.uploads, input, signal) : call(files.uploads, input, signal);
};
