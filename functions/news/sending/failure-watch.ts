import { recipientKinds } from "../../../shared/news/recipients.ts";
import type { RunStatus } from "./run-status.ts";
import { tooManyFailures } from "./sending.text.ts";

/** Fewer outcomes say nothing about a share. */
const FEWEST = 100;

/** How many outcomes a run has, and how many of them are failures. */
export interface Outcomes {
  readonly done: number;
  readonly failures: number;
}

export const outcomesOf = ({ done, failed, bounced }: RunStatus): Outcomes => ({
  done: recipientKinds.reduce((sum, kind) => sum + done[kind], 0),
  failures: failed + bounced,
});

/** Why a run should wait for a person: too large a share has failed since one last let it go on. */
export const pauseForFailures = (status: RunStatus, maxPercent: number): string | undefined => {
  if (status.repeating) return undefined;
  const now = outcomesOf(status);
  const done = now.done - status.watchedFrom.done;
  const failures = now.failures - status.watchedFrom.failures;
  return done >= FEWEST && failures * 100 > done * maxPercent
    ? tooManyFailures(failures, done, maxPercent)
    : undefined;
};
