import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";
import { text } from "../news.text.ts";
import { isActive, type RunStatus } from "./run-status.ts";
import { type StartDeps, startRun } from "./start-run.ts";

/** In ms: senders may learn of a cancellation this late. */
const CANCELLATION_SEEN = 3_000;

/** A mail of the cancelled run may still be on its way. */
const requireQuiet = async ({ newsletterId, run, lastChangeAt }: RunStatus, deps: StartDeps) => {
  const isJustCancelled = deps.now.getTime() - Date.parse(lastChangeAt) < CANCELLATION_SEEN;
  if (isJustCancelled || (await deps.batches.isAtSes(newsletterId, run))) {
    throw new Problem(newsletterProblems.isSending, { detail: text.cancellationRunsOut });
  }
};

const continueWith = async (run: RunStatus, deps: StartDeps): Promise<boolean> =>
  isActive(run) || (run.state === "finished" && !deps.toAllAgain && !(await deps.runs.reopen(run)));

/** Idempotent while a run is active; a finished one is taken up again or followed by a new one. */
export const publish = async (
  newsletter: Stored<StoredNewsletter>,
  last: RunStatus | undefined,
  deps: StartDeps,
): Promise<Stored<StoredNewsletter>> => {
  if (last && (await continueWith(last, deps))) {
    deps.trail?.skip();
    return newsletter;
  }
  const isReopened = last?.state === "finished" && !deps.toAllAgain;
  const run = isReopened ? last.run : (last?.run ?? 0) + 1;
  if (last?.desiredState === "cancelled") await requireQuiet(last, deps);
  const published = isReopened ? newsletter : await startRun(newsletter, run, deps);
  if (published) await deps.planQueue.send([{ newsletterId: newsletter.id, run }]);
  return published ?? (await deps.newsletters.find(newsletter.id)) ?? newsletter;
};
