import { isForNewsletters } from "../../../shared/news/article-state.ts";
import type { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/problem.ts";
import type { Queue } from "../../platform/queue.ts";
import type { Articles } from "../articles/articles.collection.ts";
import { text } from "../news.text.ts";
import type { NewsletterSources } from "../newsletters/newsletter-content.ts";
import { loadNewsletterContent } from "../newsletters/newsletter-content.ts";
import type { Newsletters, StoredNewsletter } from "../newsletters/newsletters.collection.ts";
import type { Batches } from "./batches.repository.ts";
import type { PlanMessage } from "./messages.ts";
import { isActive, type RunStatus } from "./run-status.ts";
import type { Runs } from "./runs.repository.ts";

interface PublishDeps extends NewsletterSources {
  readonly articles: Articles;
  readonly newsletters: Newsletters;
  readonly runs: Runs;
  readonly batches: Pick<Batches, "isAtSes">;
  readonly planQueue: Queue<PlanMessage>;
  readonly now: Date;
  readonly startedBy: string;
  readonly toAllAgain: boolean;
}

/** Somebody else began this run at the same moment. */
class AlreadyStarted extends Error {}

/** Somebody saved the newsletter while its content was being made. */
class Edited extends Error {}

/** After a cancellation senders may know it for so long, in ms, before they have looked again. */
const CANCELLATION_SEEN = 3_000;

const choiceOf = (newsletter: StoredNewsletter): NewsletterRecipients => ({
  organisationId: newsletter.organisationId,
  sendToAssociateDirectors: newsletter.sendToAssociateDirectors,
  sendToPartnerDirectors: newsletter.sendToPartnerDirectors,
  sendToEmployees: newsletter.sendToEmployees,
  sendToClients: newsletter.sendToClients,
  sendToExternals: newsletter.sendToExternals,
  sendToSubsInterestedInTaxNews: newsletter.sendToSubsInterestedInTaxNews,
  sendToSubsInterestedInDoctorNews: newsletter.sendToSubsInterestedInDoctorNews,
});

const requireReleasedArticles = async (newsletter: StoredNewsletter, { articles, now }: PublishDeps) => {
  if (newsletter.articleIds.length === 0) throw new Problem("newsletter.no-articles");
  const found = await articles.findMany(newsletter.articleIds);
  const errors = newsletter.articleIds.flatMap((id, index) => {
    const article = found.get(id);
    return article && isForNewsletters(article, now)
      ? []
      : [{ path: `articles.${index}.id`, message: text.notReleased(article?.title ?? id) }];
  });
  if (errors.length) throw new Problem("newsletter.article-not-released", { errors });
};

/** Freezes the content and begins a run: the newsletter's own write decides who was first. */
const startRun = async (newsletter: Stored<StoredNewsletter>, run: number, deps: PublishDeps) => {
  await requireReleasedArticles(newsletter, deps);
  const content = await loadNewsletterContent(newsletter, deps);
  const { now, startedBy, toAllAgain } = deps;
  try {
    return await deps.newsletters.update(
      newsletter.id,
      "newsletter.not-found",
      (current) => {
        if (current.run !== newsletter.run) throw new AlreadyStarted();
        if (current.version !== newsletter.version) throw new Edited();
        return { ...current, run, startedSendingAt: current.startedSendingAt ?? now.toISOString() };
      },
      {
        alongside: deps.runs.startWrites({
          newsletterId: newsletter.id,
          run,
          organisationId: newsletter.organisationId,
          choice: choiceOf(newsletter),
          content,
          toAllAgain: toAllAgain && run > 1,
          startedBy,
          now,
        }),
      },
    );
  } catch (error) {
    if (!(error instanceof AlreadyStarted)) throw error;
    return undefined;
  }
};

const MAX_EDITS = 5;

/** Begins the run with what is stored at that moment, however often it is edited meanwhile. */
const startAsItIs = async (newsletter: Stored<StoredNewsletter>, run: number, deps: PublishDeps) => {
  let stored: Stored<StoredNewsletter> | undefined = newsletter;
  for (let edits = 0; stored && edits < MAX_EDITS; edits++) {
    try {
      return await startRun(stored, run, deps);
    } catch (error) {
      if (!(error instanceof Edited)) throw error;
      stored = await deps.newsletters.find(newsletter.id);
    }
  }
  throw new Problem("entity.changed", { current: stored });
};

/** Refuses to send again as long as a mail of the cancelled run could still be on its way. */
const requireQuiet = async ({ newsletterId, run, lastChangeAt }: RunStatus, deps: PublishDeps) => {
  const isJustCancelled = deps.now.getTime() - Date.parse(lastChangeAt) < CANCELLATION_SEEN;
  if (isJustCancelled || (await deps.batches.isAtSes(newsletterId, run))) {
    throw new Problem("newsletter.is-sending", { detail: text.cancellationRunsOut });
  }
};

const continueWith = async (run: RunStatus, deps: PublishDeps): Promise<boolean> =>
  isActive(run) || (run.state === "finished" && !deps.toAllAgain && !(await deps.runs.reopen(run)));

/**
 * Starts sending, once, however often it is asked for: while a run is at work the same one is answered. A
 * finished run is taken up again for those who have not had it, or, to reach all again, followed by a new one.
 */
export const publish = async (
  newsletter: Stored<StoredNewsletter>,
  deps: PublishDeps,
): Promise<Stored<StoredNewsletter>> => {
  const last = await deps.runs.find(newsletter.id);
  if (last && (await continueWith(last, deps))) return newsletter;
  const isReopened = last?.state === "finished" && !deps.toAllAgain;
  const run = isReopened ? last.run : (last?.run ?? 0) + 1;
  if (last?.order === "cancelled") await requireQuiet(last, deps);
  const published = isReopened ? newsletter : await startAsItIs(newsletter, run, deps);
  if (published) await deps.planQueue.send([{ newsletterId: newsletter.id, run }]);
  return published ?? (await deps.newsletters.find(newsletter.id)) ?? newsletter;
};
