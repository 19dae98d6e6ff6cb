import { millisecondsInMinute } from "date-fns/constants";
import * as z from "zod";
import { JobState, ZipRequest } from "../../../shared/jobs/zip-job.ts";
import { periods, secondsIn } from "../../../shared/periods.ts";
import { change, expression, onlyIf } from "../../platform/table/change.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import { type Table, within } from "../../platform/table/table.ts";

export interface ZipMessage {
  readonly id: string;
  readonly userId: string;
}

const PARTITION = "ZIP_JOB";
export const zipJobKey = ({ id, userId }: ZipMessage): Key => ({ pk: PARTITION, sk: `${userId}#${id}` });

/** A run without progress for this long is dead. */
const LEASE = millisecondsInMinute;
const NEVER = Number.MAX_SAFE_INTEGER;
/** Outlives the result, so that its end can be reported. */
const EXPIRY_SECONDS = secondsIn(periods.zipJob);

const SharedZip = z.object({ shareId: z.string() });

const StoredZipJob = z.object({
  id: z.string(),
  userId: z.string(),
  chosen: z.union([ZipRequest, SharedZip]),
  fileName: z.string(),
  fileId: z.string().nullable(),
  state: JobState,
  done: z.number(),
  total: z.number(),
  /** Counted when the ZIP was asked for. */
  files: z.number(),
  leftOut: z.number(),
  runs: z.number(),
  readyUntil: z.string().nullable(),
  createdAt: z.string(),
});
export type StoredZipJob = z.infer<typeof StoredZipJob>;

const ClaimedZipJob = StoredZipJob.extend({ fileId: z.string() });
export type ClaimedZipJob = z.infer<typeof ClaimedZipJob>;

const jobOf = (item: Item | undefined) => item && StoredZipJob.parse(item);

const isRun = (runs: number) => expression`#state = ${"running"} AND runs = ${runs}`;

const newItem = (job: StoredZipJob) => ({
  ...job,
  ...zipJobKey(job),
  dueAt: Date.parse(job.createdAt) + LEASE,
  expiresAt: Math.floor(Date.parse(job.createdAt) / 1000) + EXPIRY_SECONDS,
});

export const openZipJobs = (table: Table) => ({
  insert: (job: StoredZipJob): Promise<void> => table.put(newItem(job)),

  /** False if a job of this name has not failed and its result stays for longer than this. */
  insertOnce: (job: StoredZipJob, milliseconds: number): Promise<boolean> =>
    table.tryPut(
      newItem(job),
      onlyIf(
        expression`attribute_not_exists(pk) OR #state = ${"failed"} OR (#state = ${"ready"} AND readyUntil <= ${new Date(Date.parse(job.createdAt) + milliseconds).toISOString()})`,
      ),
    ),

  find: async (name: ZipMessage): Promise<StoredZipJob | undefined> =>
    jobOf(await table.get(zipJobKey(name))),

  /** Latest first. */
  listOf: async (userId: string): Promise<StoredZipJob[]> => {
    const items = await table.query({ ...within(PARTITION, `${userId}#`), ScanIndexForward: false });
    return items.map((item) => StoredZipJob.parse(item));
  },

  /** Each run has a file of its own. Undefined if the job is over, or another run is alive. */
  claim: async (name: ZipMessage, fileId: string, now: number): Promise<ClaimedZipJob | undefined> => {
    const claimed = await table.tryUpdate(zipJobKey(name), {
      set: { state: "running", done: 0, fileId, dueAt: now + LEASE },
      add: { runs: 1 },
      if: expression`#state = ${"waiting"} OR (#state = ${"running"} AND dueAt <= ${now})`,
    });
    return claimed && ClaimedZipJob.parse(claimed);
  },

  /** False if the job was stopped or another run has taken over. */
  progress: async (
    job: ClaimedZipJob,
    { done, total }: Pick<StoredZipJob, "done" | "total">,
    now: number,
  ): Promise<boolean> => {
    const saved = await table.tryUpdate(zipJobKey(job), {
      set: { done, total, dueAt: now + LEASE },
      if: isRun(job.runs),
    });
    return saved !== undefined;
  },

  /** Commits together with the result, and only once. */
  finishWrite: (
    job: ClaimedZipJob,
    { state, done, leftOut, readyUntil }: Pick<StoredZipJob, "state" | "done" | "leftOut" | "readyUntil">,
  ): Write =>
    change(zipJobKey(job), {
      set: { state, done, total: done, leftOut, readyUntil, dueAt: NEVER },
      if: isRun(job.runs),
    }),

  remove: (name: ZipMessage): Promise<void> => table.transact([{ Delete: { Key: zipJobKey(name) } }]),

  /** Jobs whose message was lost, or whose run has died. */
  due: async (now: Date): Promise<ZipMessage[]> =>
    (await table.due(PARTITION, now.getTime())).map(({ sk }) => {
      const [userId = "", id = ""] = String(sk).split("#");
      return { id, userId };
    }),
});
