import { entityProblems } from "../../../shared/contract/general.problems.ts";
import { ArticleSummary } from "../../../shared/news/article.ts";
import { mailProblems } from "../../../shared/news/news.problems.ts";
import {
  NewsletterRecipients,
  type RecipientTotals,
  type ShownNewsletter,
} from "../../../shared/news/newsletter.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import { type StoredNewsletter, withoutPlan } from "../../data/newsletters/newsletters.collection.ts";
import type { RenderedNewsletter } from "../../data/templates/rendered-newsletter.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { NewsDeps } from "../news.deps.ts";
import { text } from "../news.text.ts";
import { fingerprintOf, requireFingerprint } from "../newsletters/approval-fingerprint.ts";
import { loadFrame, renderContent } from "../newsletters/newsletter-content.ts";
import { requireApproved } from "../newsletters/present-approval.ts";
import { loadSendableArticles } from "./sendable-articles.ts";

export interface StartDeps extends NewsDeps {
  readonly now: Date;
  readonly startedBy: string;
  readonly toAllAgain: boolean;
  readonly ifVersion?: number | undefined;
  /** What the decider was shown; nothing else is sent. */
  readonly shown?: ShownNewsletter | null | undefined;
  readonly counted?: RecipientTotals | undefined;
  /** Missing for seeds. */
  readonly trail?: SendingTrail;
  /** The schedule may just have been withdrawn. */
  readonly isWanted?: (newsletter: StoredNewsletter) => boolean;
}

export type SendingTrail = Pick<RequestTrail<"newsletter.published">, "write" | "skip">;

class AlreadyStarted extends Error {}

class Edited extends Error {}

/** DynamoDB limits an item to 400 KB; the other fields are short. */
const MAX_BYTES = 380_000;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** What the newsletter's page shows from now on. */
const frozen = (articles: readonly StoredArticle[], { content }: StoredNewsletter): ArticleSummary[] => {
  const summaries = articles.map((article) => ArticleSummary.parse(article));
  if (bytesOf(summaries) + bytesOf(content) > MAX_BYTES)
    throw new Problem(mailProblems.notAccepted, { detail: text.newsletterTooLarge });
  return summaries;
};

const contentOf = async (
  newsletter: StoredNewsletter,
  articles: readonly StoredArticle[],
  countsClicks: boolean,
  deps: StartDeps,
): Promise<RenderedNewsletter> => {
  const { id, run } = newsletter;
  const kept = run > 0 ? await deps.runs.findContent(id, run) : undefined;
  if (kept) return { ...kept, countsClicks };
  const frame = await loadFrame(newsletter, deps);
  const fingerprint = fingerprintOf(newsletter, articles, frame);
  requireFingerprint(deps.shown, fingerprint);
  await requireApproved(newsletter, fingerprint, deps.settings);
  return renderContent(newsletter, articles, frame, {
    at: deps.now,
    portalOrigin: deps.portalOrigin,
    countsClicks,
  });
};

/** The newsletter's conditional write decides who was first. */
const startOnce = async (newsletter: Stored<StoredNewsletter>, run: number, deps: StartDeps) => {
  const { runs, now, startedBy, toAllAgain } = deps;
  const [articles, { ledgerRetentionDays, countsNewsletterClicks }] = await Promise.all([
    loadSendableArticles(newsletter, deps.articles, now),
    deps.settings.current(),
  ]);
  const content = await contentOf(newsletter, articles, countsNewsletterClicks, deps);
  const sentArticles = newsletter.sentArticles ?? frozen(articles, newsletter);
  try {
    return await deps.newsletters.update(
      newsletter.id,
      (current) => {
        if (current.run !== newsletter.run) throw new AlreadyStarted();
        if (current.version !== newsletter.version) throw new Edited();
        return {
          ...withoutPlan(current),
          scheduleFailure: null,
          sentArticles,
          run,
          startedSendingAt: current.startedSendingAt ?? now.toISOString(),
        };
      },
      {
        inTransaction: [
          ...runs.startWrites({
            newsletterId: newsletter.id,
            run,
            organisationId: newsletter.organisationId,
            choice: NewsletterRecipients.parse(newsletter),
            content,
            toAllAgain: toAllAgain && run > 1,
            startedBy,
            counted: deps.counted,
            ledgerRetentionDays,
            now,
          }),
          ...(deps.trail ? [await deps.trail.write()] : []),
        ],
      },
    );
  } catch (error) {
    if (!(error instanceof AlreadyStarted)) throw error;
    return undefined;
  }
};

const MAX_EDITS = 5;

/** Undefined if somebody else began the run, or it is no longer wanted. */
export const startRun = async (
  newsletter: Stored<StoredNewsletter>,
  run: number,
  deps: StartDeps,
): Promise<Stored<StoredNewsletter> | undefined> => {
  const isWanted = deps.isWanted ?? (() => true);
  let stored: Stored<StoredNewsletter> | undefined = newsletter;
  for (let edits = 0; edits < MAX_EDITS; edits++) {
    if (!stored || !isWanted(stored)) return undefined;
    try {
      return await startOnce(stored, run, deps);
    } catch (error) {
      if (!(error instanceof Edited)) throw error;
      if (deps.ifVersion !== undefined) break;
      stored = await deps.newsletters.find(newsletter.id);
    }
  }
  throw new Problem(entityProblems.changed, { current: stored });
};
