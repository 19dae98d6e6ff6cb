import type { NewsletterStatus } from "../../../shared/news/newsletter.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { NewsDeps } from "../news.deps.ts";
import { loadPresent } from "../newsletters/present-approval.ts";
import { countRecipients } from "../newsletters/recipients.ts";
import { type RunStatus, wireStatusOf } from "./run-status.ts";

export type Clock = Pick<NewsDeps, "sendTimes"> & { readonly now: Date };

export const runStatus = async (run: RunStatus, { sendTimes, now }: Clock): Promise<NewsletterStatus> =>
  wireStatusOf(run, {
    waitsUntil: await sendTimes.waitsUntil(run, now),
    quotaUntil: await sendTimes.quotaUntil(run, now),
  });

/** For a newsletter that is not sent yet: recipients, content, and until when it would wait. */
export const unsentStatus = async (
  newsletter: StoredNewsletter,
  at: Date,
  deps: NewsDeps,
): Promise<NewsletterStatus> => {
  const [recipients, { fingerprint, from }, waitsUntil] = await Promise.all([
    countRecipients(newsletter, deps),
    loadPresent(newsletter, deps),
    deps.sendTimes.closedUntil(at),
  ]);
  return {
    ...recipients,
    finishedAt: null,
    state: null,
    failedCount: 0,
    bouncedCount: 0,
    stuckBatches: 0,
    pauseReason: null,
    waitsUntil: waitsUntil?.toISOString() ?? null,
    quotaUntil: null,
    fingerprint,
    from: { name: from.name ?? null, replyTo: from.replyTo ?? null },
  };
};
