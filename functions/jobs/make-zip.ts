import { makeZip } from "client-zip";
import { millisecondsInSecond } from "date-fns/constants";
import { ulid } from "ulid";
import { actorOf, type Viewer } from "../../shared/contract/permissions.ts";
import { wantsBell } from "../../shared/notifications/topics.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { fileItem } from "../data/files/file-item.ts";
import { UNTAKEN_MILLISECONDS } from "../data/files/files.repository.ts";
import type { StoredFile } from "../data/files/stored-file.ts";
import { fingerprintOf, sharedContents } from "../data/jobs/shared-contents.ts";
import { sizeOf, type ZipEntry } from "../data/jobs/zip-entry.ts";
import type { ClaimedZipJob, ZipMessage } from "../data/jobs/zip-jobs.repository.ts";
import type { ZipStore } from "../data/jobs/zip-store.repository.ts";
import { notifyWrite } from "../data/notifications/notifications.repository.ts";
import type { Stores } from "../data/stores.ts";
import { log } from "../platform/logging/log.ts";
import type { Write } from "../platform/table/item.ts";
import { prefetch } from "./prefetch.ts";
import { contentsOf } from "./zip-contents.ts";

export interface MakeZipDeps extends Stores {
  readonly store: ZipStore;
  readonly clock?: () => number;
}

const MOST_RUNS = 3;
const REPORT_EVERY = 2 * millisecondsInSecond;

interface Owner {
  readonly viewer: Viewer;
  readonly employee: Employee | undefined;
}

/** The viewer that the job's owner would be now; undefined if they may no longer sign in. */
const ownerOf = async (
  userId: string,
  { users, employees, sessions }: MakeZipDeps,
): Promise<Owner | undefined> => {
  const user = await users.find(userId);
  if (!user?.isActive) return undefined;
  const employee = user.employeeId === null ? undefined : await employees.find(user.employeeId);
  return { viewer: await sessions.viewerFor(user, employee), employee };
};

const bellWrites = (
  kind: "zip" | "zipFailed",
  { id }: ClaimedZipJob,
  owner: Owner | undefined,
  now: number,
): Write[] =>
  owner && wantsBell(owner.employee ?? {}, kind)
    ? [notifyWrite(actorOf(owner.viewer), { kind, subject: { area: "zip", id } }, new Date(now))]
    : [];

const resultOf = ({ fileId, fileName, userId }: ClaimedZipJob, now: number): StoredFile => ({
  id: fileId,
  owner: null,
  uploaderId: userId,
  fileName,
  contentType: "application/zip",
  size: 0,
  purpose: "zip",
  state: "waiting",
  reason: null,
  createdAt: new Date(now).toISOString(),
});

const run = async (
  job: ClaimedZipJob,
  entries: readonly ZipEntry[],
  owner: Owner | undefined,
  deps: MakeZipDeps,
): Promise<void> => {
  const { store, zipJobs, files, table, clock = Date.now } = deps;
  const total = sizeOf(entries);
  let isStopped = false;
  let done = 0;
  let packed = 0;
  let size = 0;
  let reportedAt = 0;

  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: async (chunk, controller) => {
      controller.enqueue(chunk);
      size += chunk.length;
      if (clock() - reportedAt < REPORT_EVERY) return;
      reportedAt = clock();
      if (await zipJobs.progress(job, { done, total }, reportedAt)) return;
      isStopped = true;
      throw new Error("Somebody stopped it, or another run goes on.");
    },
  });

  const inputs = async function* () {
    for await (const { path, modifiedAt, content } of prefetch(entries, store.open, (bytes) => {
      done += bytes;
    })) {
      const meta = { name: path, lastModified: new Date(modifiedAt) };
      if (content) packed += 1;
      yield content ? { ...meta, input: content } : meta;
    }
  };

  // The file is stored before its bytes, so that the sweep clears up after an unfinished run.
  await files.insert(resultOf(job, clock()));
  try {
    await store.write(job, makeZip(inputs()).pipeThrough(counted));
  } catch (error) {
    if (isStopped) return;
    throw error;
  }
  const now = clock();
  const result: StoredFile = { ...resultOf(job, now), size, state: "ready" };
  const until = now + UNTAKEN_MILLISECONDS;
  const Item = fileItem(result, until);
  const outcome = {
    state: "ready",
    done,
    leftOut: Math.max(0, job.files - packed),
    readyUntil: new Date(until).toISOString(),
  } as const;
  const isFirst = await table.tryTransact([
    zipJobs.finishWrite(job, outcome),
    { Put: { Item } },
    ...bellWrites("zip", job, owner, now),
  ]);
  if (!isFirst) await table.put(fileItem({ ...result, state: "dropped" }, now));
};

const askedOf = async ({ id, chosen, userId }: ClaimedZipJob, deps: MakeZipDeps) => {
  const { clock = Date.now } = deps;
  if ("shareId" in chosen) {
    const entries = await sharedContents(chosen.shareId, deps, new Date(clock()));
    // A share whose contents have changed asks for a ZIP of another name.
    return { owner: undefined, entries: fingerprintOf(entries) === id ? entries : [] };
  }
  const owner = await ownerOf(userId, deps);
  return { owner, entries: owner ? await contentsOf(chosen, owner.viewer, deps) : [] };
};

export const makeZipOf = async (deps: MakeZipDeps, name: ZipMessage): Promise<void> => {
  const { zipJobs, table, clock = Date.now } = deps;
  const job = await zipJobs.claim(name, ulid(), clock());
  if (!job) return;
  const { owner, entries } = await askedOf(job, deps);
  if (job.runs > MOST_RUNS || entries.length === 0) {
    log.warn("zip given up", { id: job.id, runs: job.runs, entries: entries.length });
    await table.tryTransact([
      zipJobs.finishWrite(job, { state: "failed", done: 0, leftOut: 0, readyUntil: null }),
      ...bellWrites("zipFailed", job, owner, clock()),
    ]);
    return;
  }
  await run(job, entries, owner, deps);
};
