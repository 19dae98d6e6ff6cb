import { millisecondsInMinute, secondsInDay } from "date-fns/constants";
import * as z from "zod";
import { JobState } from "../../../shared/jobs/zip-job.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

export interface ZipMessage {
  readonly id: string;
}

const PARTITION = "ZIP_JOB";
const keyOf = (id: string): Key => ({ pk: PARTITION, sk: id });

/** A run that has shown no progress for so long is dead. */
const LEASE = millisecondsInMinute;
const NEVER = Number.MAX_SAFE_INTEGER;
/** As long as a result, and one more to tell that it is gone. */
const EXPIRY_SECONDS = 2 * secondsInDay;

const StoredZipJob = z.object({
  id: z.string(),
  userId: z.string(),
  cloudIds: z.array(z.string()),
  fileName: z.string(),
  fileId: z.string().nullable(),
  state: JobState,
  done: z.number(),
  total: z.number(),
  /** How often it was begun. */
  runs: z.number(),
  createdAt: z.string(),
});
export type StoredZipJob = z.infer<typeof StoredZipJob>;

const ClaimedZipJob = StoredZipJob.extend({ fileId: z.string() });
export type ClaimedZipJob = z.infer<typeof ClaimedZipJob>;

const jobOf = (item: Item | undefined) => item && StoredZipJob.parse(item);

const isRun = "#state = :running AND runs = :runs";
const names = { "#state": "state" };

export const openZipJobs = (table: Table) => ({
  insert: (job: StoredZipJob): Promise<void> =>
    table.put({
      ...job,
      ...keyOf(job.id),
      dueAt: Date.parse(job.createdAt) + LEASE,
      expiresAt: Math.floor(Date.parse(job.createdAt) / 1000) + EXPIRY_SECONDS,
    }),

  find: async (id: string): Promise<StoredZipJob | undefined> => jobOf(await table.get(keyOf(id))),

  /** Each run has a file of its own. Undefined if the job is over, or another run is alive. */
  claim: async (id: string, fileId: string, now: number): Promise<ClaimedZipJob | undefined> => {
    const claimed = await table.tryUpdate(keyOf(id), {
      UpdateExpression: "SET #state = :running, done = :none, fileId = :fileId, dueAt = :lease ADD runs :one",
      ConditionExpression: "#state = :waiting OR (#state = :running AND dueAt <= :now)",
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ":waiting": "waiting",
        ":running": "running",
        ":none": 0,
        ":fileId": fileId,
        ":one": 1,
        ":now": now,
        ":lease": now + LEASE,
      },
    });
    return claimed && ClaimedZipJob.parse(claimed);
  },

  /** False if the job was stopped or another run has taken over. */
  progress: async (
    { id, runs }: ClaimedZipJob,
    { done, total }: Pick<StoredZipJob, "done" | "total">,
    now: number,
  ): Promise<boolean> => {
    const saved = await table.tryUpdate(keyOf(id), {
      UpdateExpression: "SET done = :done, #total = :total, dueAt = :lease",
      ConditionExpression: isRun,
      ExpressionAttributeNames: { ...names, "#total": "total" },
      ExpressionAttributeValues: {
        ":running": "running",
        ":runs": runs,
        ":done": done,
        ":total": total,
        ":lease": now + LEASE,
      },
    });
    return saved !== undefined;
  },

  /** Commits with the result only, and only once. */
  finishWrite: ({ id, runs }: ClaimedZipJob, state: "ready" | "failed", done: number): Write => ({
    Update: {
      Key: keyOf(id),
      UpdateExpression: "SET #state = :state, done = :done, #total = :done, dueAt = :never",
      ConditionExpression: isRun,
      ExpressionAttributeNames: { ...names, "#total": "total" },
      ExpressionAttributeValues: {
        ":running": "running",
        ":runs": runs,
        ":state": state,
        ":done": done,
        ":never": NEVER,
      },
    },
  }),

  remove: (id: string): Promise<void> => table.transact([{ Delete: { Key: keyOf(id) } }]),

  /** Whose message was lost, or whose run has died. */
  due: async (now: Date): Promise<string[]> =>
    (await table.due(PARTITION, now.getTime())).map(({ sk }) => String(sk)),
});

export type ZipJobs = ReturnType<typeof openZipJobs>;
