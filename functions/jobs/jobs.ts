import { ulid } from "ulid";
import { jobs as contract } from "../../shared/jobs/jobs.contract.ts";
import { jobProblems } from "../../shared/jobs/jobs.problems.ts";
import type { ZipJob } from "../../shared/jobs/zip-job.ts";
import type { StoredZipJob } from "../data/jobs/zip-jobs.repository.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem } from "../platform/http/problem.ts";
import { describeError, log } from "../platform/logging/log.ts";
import type { JobsDeps } from "./jobs.deps.ts";
import { text } from "./jobs.text.ts";
import { contentsOf, sizeOf, type ZipEntry } from "./zip-contents.ts";

const MOST_ENTRIES = 50_000;
const MOST_BYTES = 20 * 1024 ** 3;

const shownJob = ({ id, state, done, total, fileName, fileId, createdAt }: StoredZipJob): ZipJob => ({
  id,
  state,
  done,
  total,
  fileName,
  fileId: state === "ready" ? fileId : null,
  createdAt,
});

const ownJob = async (
  id: string,
  { zipJobs, viewer }: Pick<JobsDeps, "zipJobs"> & { readonly viewer: { readonly userId: string } },
) => {
  const job = await zipJobs.find(id);
  if (job?.userId !== viewer.userId) throw new Problem(jobProblems.notFound);
  return job;
};

/** Called as what alone was chosen. */
const zipName = (entries: readonly ZipEntry[]) => {
  const roots = new Set(entries.map(({ path }) => path.split("/")[0] ?? ""));
  const [only = text.selection] = roots;
  return `${roots.size === 1 ? only : text.selection}.zip`;
};

export const jobs = implement<typeof contract, JobsDeps>(contract, {
  zip: async ({ body: { cloudIds } }, { tree, zipJobs, zipQueue, viewer, now }) => {
    const entries = contentsOf(cloudIds, await tree(), viewer);
    if (entries.length === 0) throw new Problem(jobProblems.nothing);
    const total = sizeOf(entries);
    if (entries.length > MOST_ENTRIES || total > MOST_BYTES) throw new Problem(jobProblems.tooMuch);
    const job: StoredZipJob = {
      id: ulid(),
      userId: viewer.userId,
      cloudIds,
      fileName: zipName(entries),
      fileId: null,
      state: "waiting",
      done: 0,
      total,
      runs: 0,
      createdAt: now.toISOString(),
    };
    await zipJobs.insert(job);
    try {
      await zipQueue.send([{ id: job.id }]);
    } catch (error) {
      log.warn("a job waits for the sweeper", describeError(error));
    }
    return shownJob(job);
  },

  read: async ({ params }, deps) => shownJob(await ownJob(params.id, deps)),

  remove: async ({ params }, deps) => {
    const { id, fileId } = await ownJob(params.id, deps);
    await deps.zipJobs.remove(id);
    if (fileId !== null) await deps.files.giveUp(fileId, deps.now);
  },
});
