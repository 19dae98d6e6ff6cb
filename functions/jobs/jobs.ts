import { isDeepStrictEqual } from "node:util";
import { ulid } from "ulid";
import { jobs as contract } from "../../shared/jobs/jobs.contract.ts";
import { jobProblems } from "../../shared/jobs/jobs.problems.ts";
import type { ZipJob } from "../../shared/jobs/zip-job.ts";
import { newZipJob, sendZipJob } from "../data/jobs/ask-for-zip.ts";
import { isTooMuch, type ZipEntry } from "../data/jobs/zip-entry.ts";
import type { StoredZipJob } from "../data/jobs/zip-jobs.repository.ts";
import type { Stores } from "../data/stores.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem } from "../platform/http/problem.ts";
import { text } from "./jobs.text.ts";
import { contentsOf } from "./zip-contents.ts";

/** Jobs of one person: two workers make those of all. */
const MOST_AT_ONCE = 3;

const shownJob = (job: StoredZipJob): ZipJob => ({
  ...job,
  fileId: job.state === "ready" ? job.fileId : null,
});

const ownJob = async (
  id: string,
  { zipJobs, viewer }: Pick<Stores, "zipJobs"> & { readonly viewer: { readonly userId: string } },
) => {
  const job = await zipJobs.find({ id, userId: viewer.userId });
  if (!job) throw new Problem(jobProblems.notFound);
  return job;
};

const isUnfinished = ({ state }: StoredZipJob) => state === "waiting" || state === "running";

const zipName = (entries: readonly ZipEntry[]) => {
  const roots = new Set(entries.map(({ path }) => path.split("/")[0] ?? ""));
  const [only = text.selection] = roots;
  return `${roots.size === 1 ? only : text.selection}.zip`;
};

export const jobs = implement<typeof contract, Stores>(contract, {
  zip: async ({ body: chosen }, deps) => {
    const { zipJobs, zipQueue, viewer, now } = deps;
    const unfinished = (await zipJobs.listOf(viewer.userId)).filter(isUnfinished);
    const same = unfinished.find((job) => isDeepStrictEqual(job.chosen, chosen));
    if (same) return shownJob(same);
    if (unfinished.length >= MOST_AT_ONCE) throw new Problem(jobProblems.tooMany);
    const entries = await contentsOf(chosen, viewer, deps);
    if (entries.length === 0) throw new Problem(jobProblems.nothing);
    if (isTooMuch(entries)) throw new Problem(jobProblems.tooMuch);
    const asked = { id: ulid(), userId: viewer.userId, chosen, fileName: zipName(entries) };
    const job = newZipJob(asked, entries, now);
    await zipJobs.insert(job);
    await sendZipJob(job, zipQueue);
    return shownJob(job);
  },

  list: async (_, { zipJobs, viewer, now }) => {
    const own = await zipJobs.listOf(viewer.userId);
    const isThere = ({ readyUntil }: StoredZipJob) =>
      readyUntil === null || Date.parse(readyUntil) > now.getTime();
    return { data: own.filter(isThere).map(shownJob) };
  },

  read: async ({ params }, deps) => shownJob(await ownJob(params.id, deps)),

  remove: async ({ params }, deps) => {
    const job = await ownJob(params.id, deps);
    await deps.zipJobs.remove(job);
    if (job.fileId !== null) await deps.files.giveUp(job.fileId, deps.now);
  },
});
