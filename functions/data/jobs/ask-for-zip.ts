import { describeError, log } from "../../platform/logging/log.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { filesIn, sizeOf, type ZipEntry } from "./zip-entry.ts";
import type { StoredZipJob, ZipMessage } from "./zip-jobs.repository.ts";

export const newZipJob = (
  asked: ZipMessage & Pick<StoredZipJob, "chosen" | "fileName">,
  entries: readonly ZipEntry[],
  now: Date,
): StoredZipJob => ({
  ...asked,
  fileId: null,
  state: "waiting",
  done: 0,
  total: sizeOf(entries),
  files: filesIn(entries),
  leftOut: 0,
  readyUntil: null,
  runs: 0,
  createdAt: now.toISOString(),
});

/** The sweeper finds a stored job whose message was not sent. */
export const sendZipJob = async ({ id, userId }: ZipMessage, zipQueue: Queue<ZipMessage>): Promise<void> => {
  try {
    await zipQueue.send([{ id, userId }]);
  } catch (error) {
    log.warn("a job waits for the sweeper", describeError(error));
  }
};
