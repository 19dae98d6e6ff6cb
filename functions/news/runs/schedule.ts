import { millisecondsInDay } from "date-fns/constants";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import type { ShownNewsletter } from "../../../shared/news/newsletter.ts";
import { type StoredNewsletter, withoutPlan } from "../../data/newsletters/newsletters.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { NewsDeps } from "../news.deps.ts";
import { fingerprintOf, requireFingerprint } from "../newsletters/approval-fingerprint.ts";
import { loadArticlesOf } from "../newsletters/newsletter-articles.ts";
import { loadFrame, renderContent } from "../newsletters/newsletter-content.ts";
import { requireApproved } from "../newsletters/present-approval.ts";
import { scheduleText } from "../sending.text.ts";
import { loadSendableArticles } from "./sendable-articles.ts";

interface ScheduleDeps extends NewsDeps {
  readonly viewer: Viewer;
  readonly now: Date;
}

const FARTHEST = 366 * millisecondsInDay;

const requireAhead = (at: string, now: Date) => {
  const ahead = Date.parse(at) - now.getTime();
  if (ahead <= 0) throw problemAt(requestProblems.malformed, "at", scheduleText.notAhead);
  if (ahead > FARTHEST) throw problemAt(requestProblems.malformed, "at", scheduleText.tooFarAhead);
};

const requireUnsent = ({ startedSendingAt }: StoredNewsletter) => {
  if (startedSendingAt !== null) throw new Problem(newsletterProblems.wasSent);
};

/** Refuses now what would keep the newsletter from going out then. */
export const scheduleSending = async (
  newsletter: Stored<StoredNewsletter>,
  at: string,
  shown: ShownNewsletter,
  deps: ScheduleDeps,
): Promise<Stored<StoredNewsletter>> => {
  requireAhead(at, deps.now);
  requireUnsent(newsletter);
  const [articles, frame] = await Promise.all([
    loadSendableArticles(newsletter, deps.articles, new Date(at)),
    loadFrame(newsletter, deps),
  ]);
  const fingerprint = fingerprintOf(newsletter, articles, frame);
  requireFingerprint(shown, fingerprint);
  await requireApproved(newsletter, fingerprint, deps.settings);
  await renderContent(newsletter, articles, frame, { at: new Date(at), portalOrigin: deps.portalOrigin });
  return deps.newsletters.update(
    newsletter.id,
    (current) => {
      requireUnsent(current);
      return {
        ...withoutPlan(current),
        releaseDate: at,
        scheduledAt: at,
        scheduledBy: deps.viewer.userId,
        ...(shown.fingerprint === undefined ? {} : { scheduledFingerprint: shown.fingerprint }),
        scheduleFailure: null,
        modifiedAt: deps.now.toISOString(),
        modifiedBy: actorOf(deps.viewer),
      };
    },
    // The version that was checked must be the one that is sent.
    {
      ifVersion: newsletter.version,
      inTransaction: [deps.schedule.markWrite(newsletter.id, at)],
    },
  );
};

export const unscheduleSending = (
  id: string,
  ifVersion: number | undefined,
  { newsletters, articles, schedule, viewer, now }: ScheduleDeps,
): Promise<Stored<StoredNewsletter>> =>
  newsletters.update(
    id,
    (current) => {
      requireUnsent(current);
      if (!current.scheduledAt) throw new Problem(newsletterProblems.notScheduled);
      return {
        ...withoutPlan(current),
        modifiedAt: now.toISOString(),
        modifiedBy: actorOf(viewer),
      };
    },
    {
      ifVersion,
      shown: (current) => loadArticlesOf(current, articles),
      inTransaction: [schedule.unmarkWrite(id)],
    },
  );
