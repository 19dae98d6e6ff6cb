import { subMinutes } from "date-fns/subMinutes";
import { LATE_CHECK_MINUTES } from "../../shared/files/file.ts";
import type { FileStore } from "../data/files/file-store.repository.ts";
import { log } from "../platform/logging/log.ts";

const NAMED = 10;

/** A check removes its upload, so the rest is late. An alarm counts it (`infra/watch/watch-uploads.ts`). */
export const reportLateUploads = async (
  { store }: { readonly store: Pick<FileStore, "uploadsBefore"> },
  now: Date,
): Promise<void> => {
  const late = await store.uploadsBefore(subMinutes(now, LATE_CHECK_MINUTES));
  if (late.length > 0) log.warn("uploads are late", { count: late.length, ids: late.slice(0, NAMED) });
};
