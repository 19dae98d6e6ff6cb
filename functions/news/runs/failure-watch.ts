import { recipientKinds } from "../../../shared/news/recipients.ts";
import { tooManyFailures } from "../sending.text.ts";
import type { RunStatus } from "./run-status.ts";

/** A share of fewer outcomes says nothing. */
const FEWEST = 100;

export interface Outcomes {
  readonly done: number;
  readonly failures: number;
}

export const outcomesOf = ({ done, failed, bounced }: RunStatus): Outcomes => ({
  done: recipientKinds.reduce((sum, kind) => sum + done[kind], 0),
  failures: failed + bounced,
});

export const pauseForFailures = (status: RunStatus, maxPercent: number): string | undefined => {
  if (status.repeating) return undefined;
  const now = outcomesOf(status);
  const done = now.done - status.watchedFrom.done;
  const failures = now.failures - status.watchedFrom.failures;
  return done >= FEWEST && failures * 100 > done * maxPercent
    ? tooManyFailures(failures, done, maxPercent)
    : undefined;
};
