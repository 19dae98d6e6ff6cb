import { quotaBytes } from "../../shared/administration/settings.contract.ts";
import type { Viewer } from "../../shared/contract/permissions.ts";
import { fileProblems } from "../../shared/files/files.problems.ts";
import { usageAccount } from "../data/files/cloud-usage.repository.ts";
import type { StoredFile } from "../data/files/stored-file.ts";
import { Problem } from "../platform/http/problem.ts";
import { cancellationReasons } from "../platform/table/write-failures.ts";
import type { FilesDeps } from "./files.deps.ts";
import { text } from "./files.text.ts";

type Counting = Pick<FilesDeps, "files" | "parts" | "usage" | "settings"> & { readonly viewer: Viewer };

const overQuota = async (quota: number, cause: unknown, { usage, viewer }: Counting) => {
  const detail = text.quotaReached(quota - (await usage.of(viewer.employedAt)), quota);
  return new Problem(fileProblems.quotaReached, {
    detail,
    errors: [{ path: "size", message: detail }],
    cause,
  });
};

/** Counts the bytes before they come, so that uploads at the same moment cannot overrun the quota together. */
export const insertCounted = async (file: StoredFile, deps: Counting): Promise<void> => {
  const { files, parts, settings, viewer } = deps;
  const quota = quotaBytes(await settings.current());
  try {
    await files.insert({ ...file, countedFor: usageAccount(viewer.employedAt) }, quota);
  } catch (error) {
    if (file.uploadId !== undefined) await parts.abort({ id: file.id, uploadId: file.uploadId });
    const isFull = cancellationReasons(error)?.[1] === "ConditionalCheckFailed";
    throw isFull ? await overQuota(quota, error, deps) : error;
  }
};
