import { millisecondsInDay } from "date-fns/constants";
import { requestProblems } from "../../../../shared/contract/general.problems.ts";
import { actorOf, type Viewer } from "../../../../shared/contract/permissions.ts";
import { newsletterProblems } from "../../../../shared/news/news.problems.ts";
import type { Newsletters, StoredNewsletter } from "../../../data/newsletters/newsletters.collection.ts";
import type { PortalSettings } from "../../../data/settings/settings.collection.ts";
import type { Stored } from "../../../platform/collection/collection-spec.ts";
import { Problem, problemAt } from "../../../platform/http/problem.ts";
import { loadArticlesOf } from "../../newsletters/newsletter-articles.ts";
import { type NewsletterSources, renderContent } from "../../newsletters/newsletter-content.ts";
import { requireReleased } from "../../newsletters/present-release.ts";
import { scheduleText } from "../sending.text.ts";
import type { Schedule } from "./schedule.repository.ts";
import { loadSendableArticles } from "./sendable-articles.ts";

interface ScheduleDeps extends NewsletterSources {
  readonly newsletters: Newsletters;
  readonly schedule: Schedule;
  readonly settings: Pick<PortalSettings, "read">;
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

/** Refuses now what would keep it from going out then. */
export const scheduleSending = async (
  newsletter: Stored<StoredNewsletter>,
  at: string,
  ifVersion: number | undefined,
  deps: ScheduleDeps,
): Promise<Stored<StoredNewsletter>> => {
  requireAhead(at, deps.now);
  requireUnsent(newsletter);
  const articles = await loadSendableArticles(newsletter, deps.articles, new Date(at));
  await requireReleased(newsletter, articles, deps);
  await renderContent(newsletter, articles, new Date(at), deps);
  return deps.newsletters.update(
    newsletter.id,
    (current) => {
      requireUnsent(current);
      return {
        ...current,
        releaseDate: at,
        scheduledAt: at,
        scheduledBy: deps.viewer.userId,
        scheduleFailure: null,
        modifiedAt: deps.now.toISOString(),
        modifiedBy: actorOf(deps.viewer),
      };
    },
    // The version that was checked is the one to be sent.
    {
      ifVersion: ifVersion ?? newsletter.version,
      shown: (current) => loadArticlesOf(current, deps.articles),
      alongside: [deps.schedule.markWrite(newsletter.id, at)],
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
    ({ scheduledBy: _by, ...current }) => {
      requireUnsent(current);
      if (!current.scheduledAt) throw new Problem(newsletterProblems.notScheduled);
      return {
        ...current,
        scheduledAt: null,
        modifiedAt: now.toISOString(),
        modifiedBy: actorOf(viewer),
      };
    },
    {
      ifVersion,
      shown: (current) => loadArticlesOf(current, articles),
      alongside: [schedule.unmarkWrite(id)],
    },
  );
