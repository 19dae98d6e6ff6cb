import { entityProblems } from "../../../../shared/contract/general.problems.ts";
import { ArticleSummary } from "../../../../shared/news/article.ts";
import { mailProblems } from "../../../../shared/news/news.problems.ts";
import { NewsletterRecipients } from "../../../../shared/news/newsletter.ts";
import type { StoredArticle } from "../../../data/articles/articles.collection.ts";
import type { Newsletters, StoredNewsletter } from "../../../data/newsletters/newsletters.collection.ts";
import type { RenderedNewsletter } from "../../../data/templates/render-newsletter.ts";
import type { RequestTrail } from "../../../platform/audit/request-trail.ts";
import type { Stored } from "../../../platform/collection/collection-spec.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { text } from "../../news.text.ts";
import { type NewsletterSources, renderContent } from "../../newsletters/newsletter-content.ts";
import type { Runs } from "../runs.repository.ts";
import { loadSendableArticles } from "./sendable-articles.ts";

export interface StartDeps extends NewsletterSources {
  readonly newsletters: Newsletters;
  readonly runs: Runs;
  readonly now: Date;
  readonly startedBy: string;
  readonly toAllAgain: boolean;
  /** Where the start is recorded; a portal that is filled records none. */
  readonly trail?: SendingTrail;
  /** Whether the newsletter as it is now is to be sent; a scheduled one may just have been taken back. */
  readonly isWanted?: (newsletter: StoredNewsletter) => boolean;
}

/** What the start of a run leaves in the audit trail: a request's own, or that of who decided it beforehand. */
export type SendingTrail = Pick<RequestTrail<"newsletter.published">, "write" | "skip">;

/** Somebody else began this run at the same moment. */
class AlreadyStarted extends Error {}

/** Somebody saved the newsletter while its content was being made. */
class Edited extends Error {}

/** DynamoDB keeps 400 KB to an item; the newsletter's other fields are short. */
const MAX_BYTES = 380_000;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The articles as the newsletter's page goes on to show them, whatever becomes of them. */
const frozen = (articles: readonly StoredArticle[], { content }: StoredNewsletter): ArticleSummary[] => {
  const summaries = articles.map((article) => ArticleSummary.parse(article));
  if (bytesOf(summaries) + bytesOf(content) > MAX_BYTES)
    throw new Problem(mailProblems.notAccepted, { detail: text.newsletterTooLarge });
  return summaries;
};

/** A newsletter keeps the content it was first sent with. */
const contentOf = async (
  newsletter: StoredNewsletter,
  articles: readonly StoredArticle[],
  deps: StartDeps,
): Promise<RenderedNewsletter> =>
  (newsletter.run > 0 ? await deps.runs.findContent(newsletter.id, newsletter.run) : undefined) ??
  renderContent(newsletter, articles, deps.now, deps);

/** Freezes the content and begins a run: the newsletter's own write decides who was first. */
const startOnce = async (newsletter: Stored<StoredNewsletter>, run: number, deps: StartDeps) => {
  const { runs, now, startedBy, toAllAgain } = deps;
  const articles = await loadSendableArticles(newsletter, deps.articles, now);
  const content = await contentOf(newsletter, articles, deps);
  const sentArticles = newsletter.sentArticles ?? frozen(articles, newsletter);
  try {
    return await deps.newsletters.update(
      newsletter.id,
      (current) => {
        if (current.run !== newsletter.run) throw new AlreadyStarted();
        if (current.version !== newsletter.version) throw new Edited();
        const { scheduledBy: _by, ...decided } = current;
        return {
          ...decided,
          scheduledAt: null,
          scheduleFailure: null,
          sentArticles,
          run,
          startedSendingAt: current.startedSendingAt ?? now.toISOString(),
        };
      },
      {
        alongside: [
          ...runs.startWrites({
            newsletterId: newsletter.id,
            run,
            organisationId: newsletter.organisationId,
            choice: NewsletterRecipients.parse(newsletter),
            content,
            toAllAgain: toAllAgain && run > 1,
            startedBy,
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

/**
 * Begins the run with what is stored at that moment, however often it is edited meanwhile. Nothing where somebody
 * else began it, or the newsletter is no longer wanted.
 */
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
      stored = await deps.newsletters.find(newsletter.id);
    }
  }
  throw new Problem(entityProblems.changed, { current: stored });
};
